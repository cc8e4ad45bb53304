import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { believableCards, believableDecks } from "./believable.ts";
import { subjects } from "./words.ts";

const everyNth = 997;
const ofDecks = 100_000;
/** The first of them are on most decks' cards. */
const frequentWords = subjects.slice(0, 60).filter((word) => word.length >= 4);

/** Searches for words of cards, so many of each kind. */
export function cardSearches(count: number): Record<string, readonly string[]> {
  const random = seededRandom(23);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const words = cardWords();
  const many = (make: () => string) => [...new Set(Array.from({ length: count * 3 }, make))].slice(0, count);
  const frequent = (number: number) => Array.from({ length: number }, () => pick(frequentWords)).join(" ");
  /** A word as it is while it is being typed. */
  const begun = (word: string) => word.slice(0, 4 + Math.floor(random() * Math.max(1, word.length - 4)));
  const misspelt = (word: string) => {
    const at = 1 + Math.floor(random() * (word.length - 1));
    return `${word.slice(0, at)}${pick(Array.from("aeioulnrst"))}${word.slice(at + 1)}`;
  };
  const long = words.filter((word) => word.length >= 6);
  return {
    "a frequent word": many(() => frequent(1)),
    "two frequent words": many(() => frequent(2)),
    "three or four frequent words": many(() => frequent(3 + Math.floor(random() * 2))),
    "a beginning of a word": many(() => begun(pick([pick(words), pick(frequentWords)]))),
    "a frequent word and a beginning": many(() => `${frequent(1)} ${begun(pick([pick(words), pick(frequentWords)]))}`),
    "a wrong letter": many(() => misspelt(pick(long))),
    "a wrong letter beside a word": many(() => `${pick(words)} ${misspelt(pick(long))}`),
    "five words that no deck has together": many(() => Array.from({ length: 5 }, () => pick(words)).join(" ")),
  };
}

/** Words of the cards of some decks, as often as they stand there. */
function cardWords(): string[] {
  const words: string[] = [];
  let number = 0;
  for (const { id } of believableDecks(ofDecks, 100)) {
    if (number++ % everyNth !== 0) continue;
    for (const { definition } of believableCards(id)) words.push(...definition.split(" ").filter((word) => word.length >= 4));
  }
  return words;
}
