import { isPartOfEquation } from "./chemistry.ts";
import { compareExpressions } from "./same-expression.ts";

/** Limits of a formula, in UTF-16 code units, and of its parts. */
const longest = 120;
const mostParts = 6;

/** Whether an answer is right but lacks an independent part: an equation of a chain, a substance of a reaction. */
export function isPartOfFormula(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest) return false;
  return isPartOfChain(expected, given) || isPartOfEquation(expected, given);
}

/** `a = b` for `a = b = c`. */
function isPartOfChain(expected: string, given: string): boolean {
  const [ours, theirs] = [expected, given].map((text) => text.split("=").map((side) => side.trim()));
  if (!ours || !theirs || ours.length < 3 || ours.length > mostParts || theirs.length < 2 || theirs.length >= ours.length) return false;
  return theirs.every((side) => ours.some((own) => compareExpressions(own, side) === "same"));
}
