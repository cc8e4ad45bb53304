import type { Card } from "../../cards/card.ts";

/** How many cards two versions of a deck share at their beginning, and how many of the rest at their end: for most saves all but one. */
export type Ends = { start: number; end: number };

export function identicalEnds(earlier: readonly Card[], next: readonly Card[]): Ends {
  const most = Math.min(earlier.length, next.length);
  const isSameAt = (at: number, there: number) => {
    const [card, other] = [earlier[at], next[there]];
    return card !== undefined && other !== undefined && isIdentical(card, other);
  };
  let start = 0;
  while (start < most && isSameAt(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isSameAt(earlier.length - 1 - end, next.length - 1 - end)) end += 1;
  return { start, end };
}

/** the field names of one card, in order; reused, since a save compares every card, and allocating arrays takes longer than comparing */
const names: string[] = [];

/** Whether two cards are identical as text, with their fields in the same order. */
export function isIdentical(a: Card, b: Card): boolean {
  if (a.id !== b.id || a.term !== b.term || a.definition !== b.definition) return false;
  const [ofA, ofB]: Record<string, unknown>[] = [a, b];
  let count = 0;
  for (const name in ofA) {
    const [one, other] = [ofA[name], ofB?.[name]];
    if (one !== other && (typeof one !== "object" || JSON.stringify(one) !== JSON.stringify(other))) return false;
    names[count] = name;
    count += 1;
  }
  let at = 0;
  for (const name in ofB) {
    if (at === count || names[at] !== name) return false;
    at += 1;
  }
  return at === count;
}
