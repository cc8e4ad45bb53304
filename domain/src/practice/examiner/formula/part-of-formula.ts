import { isPartOfEquation } from "./chemistry.ts";
import { compareExpressions } from "./same-expression.ts";

/** Limits of a formula, in UTF-16 code units, and of its parts. */
const longest = 120;
const mostParts = 6;

/**
 * Whether an answer is right but lacks an independent part: one of two solutions, one equation of a chain, a reaction without a substance.
 */
export function isPartOfFormula(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest) return false;
  return [isOneSolution, isPartOfChain, isPartOfEquation].some((says) => says(expected, given));
}

/** `x = 2` for `x = 2 or x = 3`. */
function isOneSolution(expected: string, given: string): boolean {
  const solutions = expected.split(/\s*[,;]\s*|\s+(?:or|and|oder|und|ou|o|y)\s+/).slice(0, mostParts);
  const isSolution = (text: string) => /^[a-zα-ω](?:_?\d)?\s*=/iu.test(text);
  return solutions.length > 1 && solutions.every(isSolution) && solutions.some((one) => compareExpressions(one, given) === "same");
}

/** `a = b` for `a = b = c`. */
function isPartOfChain(expected: string, given: string): boolean {
  const [ours, theirs] = [expected, given].map((text) => text.split("=").map((side) => side.trim()));
  if (!ours || !theirs || ours.length < 3 || ours.length > mostParts || theirs.length < 2 || theirs.length >= ours.length) return false;
  return theirs.every((side) => ours.some((own) => compareExpressions(own, side) === "same"));
}
