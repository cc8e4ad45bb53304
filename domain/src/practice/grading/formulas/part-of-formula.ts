import { isPartOfEquation } from "./chemistry.ts";
import { compareExpressions } from "./same-expression.ts";

/** How long a formula, and how many parts of it, are read for this. */
const longest = 120;
const mostParts = 6;

/** Something right that lacks a part which stands for itself: one of two solutions, one equation of a chain, a reaction but for a substance. */
export function isPartOfFormula(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest) return false;
  return isOneSolution(expected, given) || isPartOfChain(expected, given) || isPartOfEquation(expected, given);
}

/** `a² + b²` for `a² + b² = c²`: one side, of which the other says what it equals. What is the same by itself, or a name, is no such side. */
export function isOneSide(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest) return false;
  const sides = expected.split("=").map((side) => side.trim());
  const [left = "", right = ""] = sides;
  const isName = (side: string) => /^[\p{L}Δ]\p{L}{0,3}(?:_?\w{1,3})?(?:\(\p{L}\))?$/u.test(side);
  const names = new Set(given.match(/\p{L}/gu) ?? []);
  if (sides.length !== 2 || given.includes("=") || names.size < leastNames || !/[-+*/^·√]/.test(given) || sides.some(isName)) return false;
  return sides.some((side) => compareExpressions(side, given) === "same") && compareExpressions(left, right) !== "same";
}

const leastNames = 2;

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
