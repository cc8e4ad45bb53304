import table from "./ordinals.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";
import { withoutAccents } from "../text/fold.ts";

const ordinals = tableOf<number>(
  Object.fromEntries(
    Object.values(table).flatMap((row) =>
      row.split(" ").flatMap((forms, place) => forms.split("/").map((form) => [form, place + 1] as const)),
    ),
  ),
);

/** `1st`, `2ème`, `3ª`, `4º`: a number with the sign of an ordinal. */
const inDigits = /^(\d{1,3})(?:st|nd|rd|th|ers?|[eè]res?|res?|nde?|e|ème|eme|ª|º|a|o|te[rsnm]?|ste[rsnm]?|de|й|я|е)$/u;

/** The place that a folded word names, in words of ten languages, `zweiter`, or in digits with an ending, `2nd`; null for another word. */
export function ordinalOf(word: string): number | null {
  const digits = inDigits.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const plain = withoutAccents(word);
  // German endings: `ersten`, `erster`.
  return ordinals[plain] ?? ordinals[plain.replace(/(?<=te)[rsnm]$/, "")] ?? null;
}
