import languageNamesTable from "./language-names.json" with { type: "json" };
import { isFunctionWord, knownLanguage, languageOf, languagesIn } from "./function-words.ts";
import { tableOf } from "../../../words/table-of.ts";

/** Languages that a term can name: `hat (Italian)`, `in Swedish`. */
const names = tableOf<string>(languageNamesTable.names);

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[іїєґ]/iu, "uk"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Greek}{3}/u, "el"],
  [/\p{Script=Hebrew}/u, "he"],
  [/[پچژگ]/u, "fa"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Bengali}/u, "bn"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Tamil}/u, "ta"],
  [/\p{Script=Telugu}/u, "te"],
  [/\p{Script=Han}/u, "zh"],
];

/** Number of other cards that are read if the card itself does not show its language. */
const mostCards = 40;

type GuessedLanguageRequest = { term: string; definition: string; deck: readonly { term: string; definition: string }[] };
type Words = { isWord(word: string, language: string): boolean | null };

/**
 * The language of a definition: the one that the term names, else that of the script, of the function words, and last of the rest of the
 * deck. A term that names a language may itself be in it (`rolig (Swedish)`, answered in English): then the words decide.
 */
export function guessedLanguage(
  { term, definition, deck }: GuessedLanguageRequest,
  words: readonly string[],
  lexicon: Words,
): string | null {
  const named = namedIn(term);
  if (named !== null && named !== "en") return isEnglishAnswer(term, words, named, lexicon) ? "en" : named;
  const script = scripts.find(([letters]) => letters.test(definition.slice(0, 200)));
  if (script) return script[1];
  if (words.length >= 4) return languageOf(words);
  const around = wordsOfDeck(deck);
  const language = languageOf([...words, ...around]);
  const isStrange = (inLanguage: string) => words.length > 0 && words.every((word) => lexicon.isWord(word, inLanguage) === false);
  if (!isStrange(language)) return language;
  // In a deck of several languages, the question's language if the answer is a word of it.
  const asked = languageOf(lettersOf(term.slice(0, 200)));
  if (asked !== language && !isStrange(asked)) return asked;
  const terms = deck.slice(0, mostCards).flatMap((card) => lettersOf(card.term.slice(0, 80)));
  const isOf = (other: string) => words.length > 0 && words.every((word) => lexicon.isWord(word, other) === true);
  const used = languagesIn([...words, ...around, ...terms]).slice(0, mostTried);
  return used.find((other) => other !== language && isOf(other)) ?? (language === "en" ? null : language);
}

type Card = { term: string; definition: string };

/** The words at the beginning of some definitions of a deck. Which cards are read depends on their texts and not on their order. */
export function wordsOfDeck(deck: readonly Card[]): string[] {
  const step = Math.max(1, Math.floor(deck.length / mostCards));
  return deck
    .filter(({ definition }) => numberOf(definition) % step === 0)
    .slice(0, 3 * mostCards)
    .flatMap(({ definition }) => lettersOf(definition.slice(0, 80)));
}

/** A number that differs between most texts. */
function numberOf(text: string): number {
  return text.length + 31 * text.charCodeAt(text.length >> 1) + 17 * text.charCodeAt(text.length - 1);
}

/** Number of the deck's languages that are tried for a word that does not show its own. */
const mostTried = 3;

function lettersOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The language that a term names, or null. */
export function namedIn(term: string): string | null {
  const words = lettersOf(term.slice(0, 200));
  const bracketed = /\(\s*(\p{L}+)[^()]*\)|\bin (\p{L}+)\s*$/iu.exec(term.slice(0, 200).toLowerCase());
  const name = bracketed?.[1] ?? bracketed?.[2];
  if (name !== undefined && Object.hasOwn(names, name)) return names[name] ?? null;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last !== undefined && /\(.*,/.test(term) && Object.hasOwn(names, last) ? (names[last] ?? null) : null;
}

/** Whether the definition is English and the term is not. */
function isEnglishAnswer(term: string, words: readonly string[], named: string, lexicon: Words): boolean {
  const own = (
    term
      .replace(/\([^()]*\)/g, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => !/^(?:in|past|noun|verb)$/.test(word));
  const isEnglish = (word: string) => lexicon.isWord(word, "en") ?? /^[a-z]+$/.test(word);
  if (words.length === 0 || !words.every(isEnglish)) return false;
  if (!own.every(isEnglish) || words[0] === "to") return true;
  // `la mesa` and `le pain` are English words too: a function word in front decides, or that the other language has the term but not the
  // answer.
  const language = knownLanguage(named);
  const isTheirs = own.length > 1 && language !== null && isFunctionWord(own[0] ?? "", language) && !isFunctionWord(own[0] ?? "", "en");
  const isOf = (some: readonly string[], known: boolean) => some.length > 0 && some.every((word) => lexicon.isWord(word, named) === known);
  return isTheirs || (isOf(own, true) && isOf(words, false));
}
