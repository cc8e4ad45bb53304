import { pointOf, valueAt } from "./evaluate.ts";
import { expressionOf } from "./expression.ts";
import { tokensOf } from "./tokens.ts";

/** Limit in UTF-16 code units; longer formulas are not evaluated. */
const longest = 60;

/** Number of decimals that a rounded value needs to identify a number. */
const leastDecimals = 2;

/** `0.866` for √3/2: the value of a formula without letters, correctly rounded. */
export function isItsValue(expected: string, given: string): boolean {
  const [, digits] = /^\s*(?:[a-zφΦ]\s*)?[=≈~]?\s*(-?\d+[.,]\d+)(?:\.{2,3}|…)?\s*$/iu.exec(given) ?? [];
  const isPlain = /^[\s\d.,/-]*$/.test(expected);
  if (digits === undefined || isPlain || expected.length > longest) return false;
  const decimals = digits.split(/[.,]/)[1]?.length ?? 0;
  const tokens = tokensOf(expected.replace(/^\s*\p{L}\s*=\s*/u, ""));
  const isOfNumbers = tokens?.every(({ kind, text }) => kind !== "name" || text === "π") ?? false;
  const expression = tokens && isOfNumbers && decimals >= leastDecimals ? expressionOf(tokens, false) : null;
  return expression !== null && valueAt(expression, pointOf(1, 1)).toFixed(decimals) === digits.replace(",", ".");
}
