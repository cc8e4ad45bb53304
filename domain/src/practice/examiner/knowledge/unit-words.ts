import type { Language } from "../text/function-words.ts";
import unitWords from "./unit-words.json" with { type: "json" };

/** The words of units by their signs, for sentences that name a quantity. */
const tables = new Map(
  Object.entries(unitWords).map(([language, row]) => [
    language as Language,
    new Map(row.split(" ").map((pair) => [pair.split(":")[0] ?? "", pair.split(":")[1] ?? ""] as const)),
  ]),
);

/** Words after which a letter is a unit: `weight in g`. A French letter there is the article of `en l'air`. */
const beforeUnits = new Set("in per pro por je square cubic".split(" "));

/** A number with its unit as two words, and the sign of a unit after a number as its word: `9000m` is 9000 metres. */
export function withUnitWords(word: string, before: string, language: Language): readonly string[] | null {
  const table = tables.get(language);
  if (table === undefined) return null;
  const [, digits = "", sign = word] = /^(\d[\d.,]*)(\p{L}{1,3})$/u.exec(word) ?? [];
  const unit = table.get(sign);
  if (unit === undefined) return null;
  if (digits !== "") return [digits, unit];
  return /^\d/.test(before) || beforeUnits.has(before) ? [unit] : null;
}
