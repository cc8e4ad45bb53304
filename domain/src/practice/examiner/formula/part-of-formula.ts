import { isPartOfEquation, sameSubstance } from "./chemistry.ts";
import { compareExpressions } from "./same-expression.ts";

/** Limits of a formula, in UTF-16 code units, and of its parts. */
const longest = 120;
const mostParts = 6;

/**
 * Whether an answer is right but lacks an independent part: one of two solutions, one equation of a chain, a reaction without a substance.
 */
export function isPartOfFormula(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest) return false;
  return [isOneSolution, isPartOfChain, isPartOfEquation, isWithoutItsLimits, isWithoutItsPeriod].some((says) => says(expected, given));
}

/** `CuSO4` for `CuSO4·5H2O`: the salt without its water of crystallization, or with another amount of it. */
export function isWithoutItsWater(expected: string, given: string): boolean {
  const salt = /^(.*\S)\s*[·*•.]\s*\d*\s?H_?2O$/.exec(expected.trim())?.[1];
  return salt !== undefined && sameSubstance(salt, given.replace(/\s*[·*•.x]\s*\d*\s?H_?2O\s*$/, ""));
}

const limits = /(?:\blim(?![a-z])|[Σ∑∏∫])\s?(?:_\{[^{}]*\}|_\([^()]*\)|_\S+)?(?:\^\{[^{}]*\}|\^\([^()]*\)|\^\S+)?/gu;

/** `(f(x + h) − f(x))/h` without its limit, `Σ 1/n²` without its bounds. */
function isWithoutItsLimits(expected: string, given: string): boolean {
  const bare = (text: string) => text.replace(limits, " ").replace(/\s+/g, " ").trim();
  const own = expected.match(limits) ?? [];
  if (own.length !== 1 || !/_/.test(own[0] ?? "") || /_/.test((given.match(limits) ?? []).join(""))) return false;
  const [named = "", side] = bare(expected).split(/\s*=\s*/);
  const [ours, theirs] = [[named, side ?? named], bare(given).split(/\s*=\s*/)];
  return (
    theirs.length <= 2 &&
    theirs.every((text) => ours.some((one) => compareExpressions(one, text) === "same")) &&
    /\p{L}.*[-+*/^]/u.test(given)
  );
}

const period = /\s*[+±]\s*(?:\d*\s?[*·]?\s?[kn]\s?[*·]?\s?\d*\s?(?:π|pi|°)|\d*\s?(?:π|pi|360°?|180°?)\s?[*·]?\s?[kn])(?![\p{L}\d])/giu;

/** `x = π/6` for `x = π/6 + 2πk`: only the solutions of one period. */
function isWithoutItsPeriod(expected: string, given: string): boolean {
  const turn = expected.replace(period, "");
  if (turn === expected || period.test(given)) return false;
  const value = (text: string) => text.replace(/^\s*\p{L}\s*=\s*/u, "").trim();
  const parts = (text: string) => text.split(/\s*[,;∨]\s*|\s+(?:or|and|oder|und|ou|o|y)\s+/).map(value);
  const ours = parts(turn);
  return parts(given).every((said) => said !== "" && ours.some((one) => compareExpressions(one, said) === "same"));
}

/** `a² + b²` for `a² + b² = c²`: one side of an equation. Sides of an identity and single names do not count. */
export function isOneSide(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest) return false;
  const sides = expected.split("=").map((side) => side.trim());
  const [left = "", right = ""] = sides;
  const isName = (side: string) => /^[\p{L}Δ]\p{L}{0,3}(?:_?\w{1,3})?(?:\(\p{L}\))?$/u.test(side);
  const names = new Set(given.match(/\p{L}/gu) ?? []);
  if (sides.length !== 2 || given.includes("=") || names.size < leastNames || !/[-+*/^·√]|\S\s+\S/.test(given.trim()) || sides.some(isName))
    return false;
  return sides.some((side) => compareExpressions(side, given) === "same") && (/^\d+$/.test(right) || !isSameByItself(left, right));
}

const leastNames = 2;

/** `1` for `sin²x + cos²x = 1`: only the number on the right. */
export function isNumberOfAnIdentity(expected: string, given: string): boolean {
  const [left = "", right = "", ...more] = expected.split("=").map((side) => side.trim());
  const isNumber = (side: string) => /^-?\d+(?:\.\d+)?$/.test(side);
  return (
    more.length === 0 &&
    isNumber(right) &&
    given.trim() === right &&
    /[-+*/^]\s*[^-+*/^\s\p{L}]*\p{L}/u.test(left.slice(Math.max(0, left.search(/\p{L}/u))))
  );
}

/** Whether an equation is an identity in which both sides share names. */
function isSameByItself(left: string, right: string): boolean {
  const names = (side: string) => new Set(side.match(/(?!sin|cos|tan|log|ln)\p{L}_?\d*/gu) ?? []);
  const [ours, theirs] = [names(left), names(right)];
  return [...ours].some((name) => theirs.has(name)) && compareExpressions(left, right) === "same";
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
