import accentPairsTable from "./accent-pairs.json" with { type: "json" };
import { setsOf } from "../text/word-sets.ts";
import { tableOf } from "../../../words/table-of.ts";

/** For languages without a word list: spellings without accents that are words of their own. */
const plainWords = setsOf(accentPairsTable.plainWords);

/** Whether the word without its accent is another word; null for languages that have no table here. */
export function isPlainWord(word: string, language: string): boolean | null {
  return plainWords.get(language)?.has(word) ?? null;
}

/** Letters with diacritics that a language counts as letters of their own, not as accented ones. */
const ownLetters = tableOf<string>(accentPairsTable.ownLetters);

export function isOwnLetter(letter: string, language: string): boolean {
  return ownLetters[language]?.includes(letter) ?? false;
}
