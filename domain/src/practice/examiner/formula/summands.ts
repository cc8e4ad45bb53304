import { compareExpressions } from "./same-expression.ts";

/** Limits of a formula, in UTF-16 code units, and of its summands. */
const longest = 80;
const mostSummands = 5;

/** The summands of a side outside all brackets, with their signs; null if a bracket is not closed. */
function summandsOf(side: string): string[] | null {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < side.length; place++) {
    const sign = side[place] ?? "";
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign)) depth--;
    const isJoint = (sign === "+" || sign === "-") && depth === 0 && place > start && !/[\^*/·(]\s*$/.test(side.slice(start, place));
    if (isJoint) {
      found.push(side.slice(start, place));
      start = place;
    }
  }
  found.push(side.slice(start));
  return depth === 0 && !/[|√]/.test(side) ? found.map((one) => one.replace(/^\s*\+/, "").trim()) : null;
}

/** `½at²` for `s = ½at² + v₀t`: one summand with a name in it, or several but not all, and nothing else. */
export function isPartOfSum(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest || /[<>≤≥±;,]/.test(expected)) return false;
  const [ours, theirs] = [expected, given].map(sideOf);
  if (ours === undefined || theirs === undefined || ours.name !== theirs.name) return false;
  const summands = summandsOf(ours.value)?.filter((one) => one !== "") ?? [];
  const said = summandsOf(theirs.value) ?? [];
  if (summands.length < 2 || summands.length > mostSummands || said.length >= summands.length) return false;
  const isTelling = (one: string) => /\p{L}/u.test(one);
  return said.every((one) => isTelling(one) && summands.some((own) => compareExpressions(own, one) === "same"));
}

/** The right side of `s = …`, or the whole text; an equation whose left side is not a name is no sum. */
function sideOf(text: string): { name: string; value: string } {
  const [left = "", right, ...more] = text.split("=");
  if (right === undefined) return { name: "", value: text };
  const isName = more.length === 0 && /^\s*(?:(?:Δ\s?)?\p{L}(?:_?\p{L}|\d|['′])?(?:\(\p{L}\)|\^2)?|\([^()]{1,9}\)['′])\s*$/u.test(left);
  return isName ? { name: "", value: right } : { name: text, value: "" };
}
