import { compareExpressions } from "./same-expression.ts";

/** Limits of solutions: UTF-16 code units, and their number. */
const longest = 80;
const mostSolutions = 6;

const joined = /\s*[,;∨]\s*|\s+(?:or|and|oder|und|ou|o|y|et)\s+/;

/**
 * `2 and 3` for `x = 2 or x = 3`: `same` for all of an equation's solutions, `part` for some of them, alone or beside a wrong one. Null for
 * none of them, or if the card has no solutions.
 */
export function compareSolutions(expected: string, given: string): "same" | "part" | null {
  if (expected.length > longest || given.length > longest) return null;
  const named = expected.split(joined);
  const name = /^([a-zα-ω](?:_?\d)?)\s*=/iu.exec(expected)?.[1];
  if (name === undefined || named.length < 2 || named.length > mostSolutions) return null;
  if (!named.every((solution) => /^[a-zα-ω](?:_?\d)?\s*=/iu.test(solution))) return null;
  const ours = named.map(valueIn);
  const theirs = given
    .replace(/^\s*(?:[a-zL]\s*[=∈]\s*)?\{(.*)\}\s*$/iu, "$1")
    .split(joined)
    .map(valueIn)
    .slice(0, mostSolutions);
  const right = ours.filter((value) => theirs.some((said) => said !== "" && compareExpressions(value, said) === "same"));
  if (right.length === 0) return null;
  return right.length === ours.length && theirs.length === ours.length ? "same" : "part";
}

function valueIn(solution: string): string {
  return solution.replace(/^[a-zα-ω](?:_?\d)?\s*=\s*/iu, "").trim();
}
