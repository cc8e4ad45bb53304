import accentPairsTable from "./accent-pairs.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";

/** For languages without a word list: spellings without accents that are words of their own. */
const plainWords = tableOf<string>({
  it: "papa meta pero la li si se ne te da di e faro casino principi subito ancora leggere capito parla parlo pesco sara porta",
  de: "schon drucken fordern zahlen mutter bruder lauten konnte wurde hatte musste kuchen apfel ofen vater tochter boden garten vogel zug turme horen losen bar wahlen tauschen hohe fallen falle trage waren durfte mochte gute rucken lugen fuhren spuren blute",
});

const sets = new Map(Object.entries(plainWords).map(([language, words]) => [language, new Set(words.split(" "))]));

/** Whether the word without its accent is another word; null for languages that have no table here. */
export function isPlainWord(word: string, language: string): boolean | null {
  return sets.get(language)?.has(word) ?? null;
}

/** Letters with diacritics that a language counts as letters of their own, not as accented ones. */
const ownLetters = tableOf<string>(accentPairsTable.ownLetters);

export function isOwnLetter(letter: string, language: string): boolean {
  return ownLetters[language]?.includes(letter) ?? false;
}
