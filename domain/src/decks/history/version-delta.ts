import type { Card } from "../../cards/card.ts";
import { identicalEnds, isIdentical, type Ends } from "./identical-ends.ts";

/** What a version says, with its cards read. */
export type VersionContent = { title: string; description: string; cards: readonly Card[] };

/** So many cards of the next version, from one on; or a card that stands in this version alone, or otherwise. */
type Run = readonly [from: number, count: number];

/** A version as what is to be put back into the one after it. Its title stands beside it. */
export type VersionDelta = {
  /** of the version after it: by these it is known again */
  next: { cards: number; description: number };
  /** without one it is that of the version after it */
  description?: string;
  cards: readonly (Run | Card)[];
};

/** The way back from a version to the one before it. What it says in many letters stands in it whole. */
export function deltaTo(
  earlier: VersionContent,
  next: VersionContent,
  ends: Ends = identicalEnds(earlier.cards, next.cards),
): VersionDelta {
  const description = earlier.description === next.description ? {} : { description: earlier.description };
  return { next: sizesOf(next), ...description, cards: cardsDelta(earlier.cards, next.cards, ends) };
}

/** The version that a delta leads back to; null when the version that it starts from is another one. */
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

/** Of the cards in between, the first of which stood at the place `start`. */
function changedDelta(earlier: readonly Card[], next: readonly Card[], start: number): (Run | Card)[] {
  const parts: (Run | Card)[] = [];
  let run: [from: number, count: number] | null = null;
  let places: Map<string, number> | null = null;
  const indexOf = (id: string) => (places ??= new Map(next.map((card, at) => [card.id, at]))).get(id);
  for (const [at, card] of earlier.entries()) {
    // Most stand where they stood, or behind the card that they stood behind.
    const expected: number = run ? run[0] + run[1] : start + at;
    const found: number | undefined = next[expected]?.id === card.id ? expected : indexOf(card.id);
    const there = found === undefined ? undefined : next[found];
    if (found === undefined || there === undefined || !isIdentical(card, there)) {
      parts.push(card);
      run = null;
    } else if (run && found === expected) run[1] += 1;
    else parts.push((run = [found, 1]));
  }
  return parts;
}

function isRun(part: Run | Card): part is Run {
  return Array.isArray(part);
}

function sizesOf({ cards, description }: VersionContent): VersionDelta["next"] {
  return { cards: cards.length, description: description.length };
}
