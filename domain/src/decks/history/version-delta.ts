import type { Card } from "../../cards/card.ts";
import { identicalEnds, isIdentical, type Ends } from "./identical-ends.ts";

/** The content of a version, with its cards parsed. */
export type VersionContent = { title: string; description: string; cards: readonly Card[] };

/** A range of cards of the next version; or a card that only this version has, or has with another text. */
type Run = readonly [from: number, count: number];

/** A version as a delta from its successor. Its title is stored beside it. */
export type VersionDelta = {
  /** of the successor: to verify that the delta applies */
  next: { cards: number; description: number };
  /** absent if it is the successor's */
  description?: string;
  cards: readonly (Run | Card)[];
};

/** The delta from a version to the one before it. Long changed texts are stored whole. */
export function deltaTo(
  earlier: VersionContent,
  next: VersionContent,
  ends: Ends = identicalEnds(earlier.cards, next.cards),
): VersionDelta {
  const description = earlier.description === next.description ? {} : { description: earlier.description };
  return { next: sizesOf(next), ...description, cards: cardsDelta(earlier.cards, next.cards, ends) };
}

/** Applies a delta; null if it belongs to another version. */
export function applied(delta: VersionDelta, next: VersionContent, title: string): VersionContent | null {
  const { cards, description } = sizesOf(next);
  if (cards !== delta.next.cards || description !== delta.next.description) return null;
  const back = delta.cards.flatMap((part) => (isRun(part) ? next.cards.slice(part[0], part[0] + part[1]) : [part]));
  return { title, description: delta.description ?? next.description, cards: back };
}

function cardsDelta(earlier: readonly Card[], next: readonly Card[], { start, end }: Ends): (Run | Card)[] {
  const before: Run[] = start > 0 ? [[0, start]] : [];
  const after: Run[] = end > 0 ? [[next.length - end, end]] : [];
  return [...before, ...changedDelta(earlier.slice(start, earlier.length - end), next, start), ...after];
}

/** For the cards in between, which began at index `start`. */
function changedDelta(earlier: readonly Card[], next: readonly Card[], start: number): (Run | Card)[] {
  const parts: (Run | Card)[] = [];
  let run: [from: number, count: number] | null = null;
  let places: Map<string, number> | null = null;
  const indexOf = (id: string) => (places ??= new Map(next.map((card, at) => [card.id, at]))).get(id);
  for (const [at, card] of earlier.entries()) {
    // Most cards keep their index, or follow the same card.
    const expected: number = run ? run[0] + run[1] : start + at;
    const index: number | undefined = next[expected]?.id === card.id ? expected : indexOf(card.id);
    const there = index === undefined ? undefined : next[index];
    if (index === undefined || there === undefined || !isIdentical(card, there)) {
      parts.push(card);
      run = null;
    } else if (run && index === expected) run[1] += 1;
    else parts.push((run = [index, 1]));
  }
  return parts;
}

function isRun(part: Run | Card): part is Run {
  return Array.isArray(part);
}

function sizesOf({ cards, description }: VersionContent): VersionDelta["next"] {
  return { cards: cards.length, description: description.length };
}
