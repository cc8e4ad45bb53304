import { compareExpressions } from "./same-expression.ts";

const longest = 100;
const mostMembers = 12;

/** How an answer gives the members of a card's set, `{1, 2, 3}`: all of them, in any order; some, or one too many; null where the card has no set. */
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

function membersOf(text: string): string[] {
  return text
    .split(/\s*[,;]\s*|\s+(?:and\s+)?/)
    .map((member) => member.trim())
    .filter((member) => member !== "" && member !== "and");
}
