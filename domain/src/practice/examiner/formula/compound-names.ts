import namesTable from "./names.json" with { type: "json" };
import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import { tableOf } from "../../../words/table-of.ts";

const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii"];
const older = tableOf<string>(namesTable.older);

/**
 * Grades a card whose answer is a compound with the charge of its metal, `iron(III) oxide`: another number is another compound, and without
 * a number it is a part.
 */
export function asCompoundName({ forms, answer }: Reading): Outcome | null {
  const expected = compoundIn(forms[0]?.text ?? "");
  if (expected?.charge === undefined) return null;
  const given = compoundIn(answer.text);
  if (given === null || given.metal !== expected.metal || given.rest !== expected.rest) return null;
  if (given.charge === expected.charge) return outcome(MARKS.full, "exact");
  const written = [`${expected.metal}(${romans[expected.charge - 1]?.toUpperCase() ?? ""})`];
  return given.charge === undefined
    ? outcome(70, "key-words", { found: [answer.text], missing: written })
    : outcome(MARKS.none, "key-words", { missing: written });
}

type Compound = { metal: string; charge: number | undefined; rest: string };

/** The parts of a folded name; null for a text that is not a name of two parts. */
function compoundIn(text: string): Compound | null {
  if (text.length > 60) return null;
  const plain = text.replace(/^(\p{L}+)ous\s|^(\p{L}+)ic\s/u, (word) => `${older[word.trim()] ?? word.trim()} `).replace(/sulph/g, "sulf");
  const [, metal = "", sign, rest = ""] =
    /^(\p{L}{3,60})\s?(?:\(?\s?(i{1,3}|iv|vi{0,2}|[1-7])\s?\+?\s?\)?(?![\p{L}]))?\s?(\p{L}{4,60}(?:\s\p{L}{3,60})?)[.!]?$/u.exec(plain) ??
    [];
  if (metal === "") return null;
  const charge = sign === undefined ? undefined : /\d/.test(sign) ? Number(sign) : romans.indexOf(sign) + 1;
  return { metal, charge, rest };
}
