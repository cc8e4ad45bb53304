import type { Card } from "../../cards/card.ts";

/** How many cards two versions of a deck have alike at their beginning, and how many of the others at their end: of most saves all but one. */
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

/** the names of one card's fields, in their order: kept, since a save compares every card and arrays made for each take longer than the rest */
const names: string[] = [];

/** Whether two cards are written by the same letters, in the same order of their fields. */
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
