import { compareExpressions } from "./same-expression.ts";

const longest = 100;
const mostMembers = 12;

/**
 * Compares the members in an answer with a card's set, `{1, 2, 3}`: all of them in any order, or some, or one too many (`part`). Null if
 * the card is not a set.
 */
export function compareSets(expected: string, given: string): "same" | "part" | "different" | null {
  const inside = /^\s*(?:\p{L}\s*=\s*)?\{([^{}|:]+)\}\s*$/u.exec(expected)?.[1];
  if (inside === undefined || expected.length > longest || given.length > longest) return null;
  const ours = membersOf(inside);
  const theirs = membersOf(given.replace(/^\s*(?:\p{L}\s*(?:=|∈)\s*)?\{?|\}?\s*\.?$/gu, ""));
  if (ours.length < 2 || ours.length > mostMembers || theirs.length > mostMembers) return null;
  const right = ours.filter((one) => theirs.some((other) => one === other || compareExpressions(one, other) === "same"));
  if (right.length === ours.length && theirs.length === ours.length) return "same";
  const wrong = theirs.length - right.length;
  return right.length > 0 && wrong <= 1 && right.length * 2 >= ours.length ? "part" : "different";
}

const number = "([-+]?\\d+(?:[./]\\d+)?)";
const point = new RegExp(`^\\s*(?:[A-Z]\\s?)?\\(\\s*${number}\\s*[,;|]\\s*${number}\\s*\\)\\s*$`);

/**
 * Compares an answer with a card's point, `(3, -2)`: `x = 3, y = -2`, without brackets, or one coordinate with its name (`part`). Null if
 * the card may be an interval.
 */
export function comparePoints(expected: string, given: string): "same" | "part" | null {
  if (expected.length > longest || given.length > longest) return null;
  const [, x = "", y = ""] = point.exec(expected) ?? [];
  // The smaller end of an interval is first.
  if (x === "" || Number(x) < Number(y)) return null;
  const said = given.replace(/\s/g, "").replace(/^[A-Z]?\((.*)\)$/, "$1");
  const [first = "", second, ...more] = said.split(/[,;|]|and/);
  if (second === undefined) return first === `x=${x}` || first === `y=${y}` ? "part" : null;
  if (more.length > 0) return null;
  const pairs = [`${x} ${y}`, `x=${x} y=${y}`, `y=${y} x=${x}`];
  return pairs.includes(`${first} ${second}`) ? "same" : null;
}

function membersOf(text: string): string[] {
  return text
    .split(/\s*[,;]\s*|\s+(?:and\s+)?/)
    .map((member) => member.trim())
    .filter((member) => member !== "" && member !== "and");
}

/** Limits of solutions: UTF-16 code units, and their number. */
const longestSolutions = 80;
const mostSolutions = 6;

const joined = /\s*[,;∨]\s*|\s+(?:or|and|oder|und|ou|o|y|et)\s+/;

/**
 * `2 and 3` for `x = 2 or x = 3`: `same` for all of an equation's solutions, `part` for some of them, alone or beside a wrong one. Null for
 * none of them, or if the card has no solutions.
 */
export function compareSolutions(expected: string, given: string): "same" | "part" | null {
  if (expected.length > longestSolutions || given.length > longestSolutions) return null;
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
