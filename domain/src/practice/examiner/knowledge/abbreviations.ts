import type { Language } from "../text/function-words.ts";
import abbreviations from "./abbreviations.json" with { type: "json" };

/** Abbreviations of chat and of subjects, in lower case, with the words that they stand for; none that means many other things. */
const tables = new Map<string, ReadonlyMap<string, readonly string[]>>(
  Object.entries(abbreviations).map(([language, rows]) => [
    language,
    new Map(Object.entries(rows).map(([short, long]) => [short, long.split(" ")] as const)),
  ]),
);

/** The words that an abbreviation stands for, or the word itself. */
export function abbreviationsOf(word: string, language: Language): readonly string[] {
  return tables.get(language)?.get(word) ?? [word];
}
