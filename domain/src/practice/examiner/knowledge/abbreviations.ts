import type { Language } from "../text/function-words.ts";
import { wordSet } from "../text/word-sets.ts";
import abbreviations from "./abbreviations.json" with { type: "json" };
import unitWords from "./unit-words.json" with { type: "json" };

/** Abbreviations of chat and of subjects, in lower case, with the words that they stand for; none that means many other things. */
const abbreviationTables = new Map<string, ReadonlyMap<string, readonly string[]>>(
  Object.entries(abbreviations).map(([language, rows]) => [
    language,
    new Map(Object.entries(rows).map(([short, long]) => [short, long.split(" ")] as const)),
  ]),
);

/** The words that an abbreviation stands for, or the word itself. */
export function abbreviationsOf(word: string, language: Language): readonly string[] {
  return abbreviationTables.get(language)?.get(word) ?? [word];
}

/** The words of units by their signs, for sentences that name a quantity. */
const unitTables = new Map(
  Object.entries(unitWords).map(([language, row]) => [
    language as Language,
    new Map(row.split(" ").map((pair) => [pair.split(":")[0] ?? "", pair.split(":")[1] ?? ""] as const)),
  ]),
);

/** Words after which a letter is a unit: `weight in g`. A French letter there is the article of `en l'air`. */
const beforeUnits = wordSet("in per pro por je square cubic");

/** A number with its unit as two words, and the sign of a unit after a number as its word: `9000m` is 9000 metres. */
export function withUnitWords(word: string, before: string, language: Language): readonly string[] | null {
  const table = unitTables.get(language);
  if (table === undefined) return null;
  const [, digits = "", sign = word] = /^(\d[\d.,]*)(\p{L}{1,3})$/u.exec(word) ?? [];
  const unit = table.get(sign);
  if (unit === undefined) return null;
  if (digits !== "") return [digits, unit];
  return /^\d/.test(before) || beforeUnits.has(before) ? [unit] : null;
}
