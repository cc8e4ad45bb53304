import { sameCard, type Card } from "../../cards/card.ts";
import { identicalEnds, type Ends } from "./identical-ends.ts";

/** A card that differs between two versions of a deck; null for a version without it. */
export type CardChange =
  | { id: string; earlier: Card; now: Card }
  | { id: string; earlier: Card; now: null }
  | { id: string; earlier: null; now: Card };

export type ChangeCounts = { added: number; changed: number; removed: number };

/** The changes of a version's cards, by id: first its own cards, in its order, then those added since. */
export function cardChanges(earlier: readonly Card[], now: readonly Card[]): CardChange[] {
  const later = new Map(now.map((card) => [card.id, card]));
  const changes: CardChange[] = [];
  for (const card of earlier) {
    const other = later.get(card.id);
    if (other === undefined) changes.push({ id: card.id, earlier: card, now: null });
    else if (!sameCard(card, other)) changes.push({ id: card.id, earlier: card, now: other });
    later.delete(card.id);
  }
  for (const card of later.values()) changes.push({ id: card.id, earlier: null, now: card });
  return changes;
}

/** As `countChanges(cardChanges(earlier, now))`, for versions whose common ends are known. */
export function countCardChanges(
  earlier: readonly Card[],
  now: readonly Card[],
  { start, end }: Ends = identicalEnds(earlier, now),
): ChangeCounts {
  return countChanges(cardChanges(earlier.slice(start, earlier.length - end), now.slice(start, now.length - end)));
}

export function countChanges(changes: readonly CardChange[]): ChangeCounts {
  const count = (is: (change: CardChange) => boolean) => changes.reduce((sum, change) => sum + (is(change) ? 1 : 0), 0);
  return {
    added: count(({ earlier }) => earlier === null),
    changed: count(({ earlier, now }) => earlier !== null && now !== null),
    removed: count(({ now }) => now === null),
  };
}
