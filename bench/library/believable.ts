import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { alphabets, littleWords, subjects, syllables } from "./words.ts";

export type BelievableDeck = { id: number; /** the author's number */ author: number; title: string };
export type BelievableAuthor = { id: string; username: string | null; displayName: string };

/** Made-up words beside the real ones, like names and textbooks have. */
const madeUpWords = 3000;

/**
 * Decks as students could have made them over years, the same for the same numbers: a few words are in very many titles and most in few (Zipf's law),
 * in eight scripts, with chapters, numbers and symbols; some authors have thousands of decks. A thirtieth of them were published in a row by one
 * class, each with the same first word: the worst case of a search in order of age.
 */
export function* believableDecks(count: number, authors: number): Generator<BelievableDeck> {
  const random = seededRandom(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const invented = (letters: readonly string[], from: number, to: number) =>
    Array.from({ length: from + Math.floor(random() * (to - from)) }, () => pick(letters)).join("");
  const latin = [...subjects, ...Array.from({ length: madeUpWords }, () => invented(syllables, 2, 5))];
  const others = alphabets.map(({ letters, isSyllabic, share }) => {
    const all = Array.from(letters);
    return { share, words: Array.from({ length: 500 }, () => (isSyllabic ? invented(all, 1, 4) : invented(all, 3, 9))) };
  });
  const wordsOfOne = () => {
    let roll = random();
    return others.find(({ share }) => (roll -= share) < 0)?.words ?? latin;
  };

  let id = 1_600_000_000_000;
  for (let number = 0; number < count; number += 1) {
    id += 1 + Math.floor(-Math.log(1 - random()) * 180_000);
    const words = wordsOfOne();
    const title =
      words === latin
        ? latinTitle(random, latin, pick)
        : Array.from({ length: 1 + Math.floor(random() * 4) }, () => zipfian(random, words));
    if (random() < 0.2) title.push(String(1 + zipf(random, 2000)));
    if (number > count * 0.3 && number < count * 0.33) title.unshift("Zymurgy");
    if (random() < 0.002) title.push(pick(["🧠", "✨", "100%", "snake_case", "C++", "½", "naïve", "Straße"]));
    yield { id, author: zipf(random, authors, 0.6), title: title.join(" ") };
  }
}

function latinTitle(random: () => number, words: readonly string[], pick: <T>(from: readonly T[]) => T): string[] {
  const title: string[] = [];
  const shape = random();
  if (shape < 0.12)
    title.push(pick(["Chapter", "Unit", "Lesson", "Week", "Module"]), `${1 + zipf(random, 40)}${random() < 0.5 ? ":" : ""}`);
  else if (shape < 0.16) title.push("Introduction to");
  else if (shape < 0.2) title.push("AP");
  const length = 1 + Math.floor(random() * 4);
  for (let at = 0; at < length; at += 1) {
    const word = zipfian(random, words);
    title.push(random() < 0.7 ? word.charAt(0).toUpperCase() + word.slice(1) : word);
    if (random() < 0.12 && at < length - 1) title.push(pick(littleWords));
  }
  return title;
}

/** Most decks are short: 5 to 100 cards, 37 in the mean. */
export function cardCountOf(id: number): number {
  return 5 + Math.floor(96 * seededRandom(id % 1_000_000_007)() ** 2);
}

/** The cards of a deck: a word, and some words about it, of which a few are in very many decks. */
export function believableCards(id: number): { id: string; term: string; definition: string }[] {
  const random = seededRandom(id % 2_147_483_647);
  const word = () => {
    const rank = zipf(random, 60_000);
    return (
      subjects[rank] ??
      `${syllables[rank % syllables.length]}${syllables[(rank * 7) % syllables.length]}${syllables[(rank * 31) % syllables.length]}`
    );
  };
  const words = (count: number) => Array.from({ length: count }, word).join(" ");
  return Array.from({ length: cardCountOf(id) }, (_, at) => ({
    id: `card${at}`.padEnd(12, "0"),
    term: words(1 + (at % 2)),
    definition: words(6),
  }));
}

export function believableAuthor(number: number): BelievableAuthor {
  const random = seededRandom(number * 7919 + 13);
  const name = Array.from({ length: 2 + Math.floor(random() * 2) }, () => syllables[Math.floor(random() * syllables.length)]).join("");
  return {
    id: `author${number.toString(36).padStart(6, "0")}aaaaaaaaaaaaaaaaaaaa`,
    username: random() < 0.95 ? `${name}_${number.toString(36)}`.slice(0, 20) : null,
    displayName: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${number}`,
  };
}

function zipfian(random: () => number, words: readonly string[]): string {
  return words[zipf(random, words.length)] ?? "";
}

/** A rank from 0 to below `count`; rank r is about as frequent as 1/(r + 1) to the power of `exponent`. */
function zipf(random: () => number, count: number, exponent = 1): number {
  if (exponent === 1) return Math.min(count - 1, Math.floor(Math.exp(random() * Math.log(count + 1))) - 1);
  const power = 1 - exponent;
  return Math.min(count - 1, Math.floor(((count ** power - 1) * random() + 1) ** (1 / power)) - 1);
}
