import { sameCard, type Card } from "../../cards/card.ts";

/** One card that two versions of a deck disagree on: null where a version does not have it. */
export type CardChange =
  { id: string; then: Card; now: Card } | { id: string; then: Card; now: null } | { id: string; then: null; now: Card };

export type ChangeCounts = { added: number; changed: number; removed: number };

/** What became of a version's cards, by their ids: first those that it has, in its order, then those that were added since, in theirs. */
export function cardChanges(then: readonly Card[], now: readonly Card[]): CardChange[] {
  const later = new Map(now.map((card) => [card.id, card]));
  const changes: CardChange[] = [];
  for (const card of then) {
    const other = later.get(card.id);
    if (other === undefined) changes.push({ id: card.id, then: card, now: null });
    else if (!sameCard(card, other)) changes.push({ id: card.id, then: card, now: other });
    later.delete(card.id);
  }
  for (const card of later.values()) changes.push({ id: card.id, then: null, now: card });
  return changes;
}

export function countChanges(changes: readonly CardChange[]): ChangeCounts {
  const count = (is: (change: CardChange) => boolean) => changes.reduce((sum, change) => sum + (is(change) ? 1 : 0), 0);
  return {
    added: count(({ then }) => then === null),
    changed: count(({ then, now }) => then !== null && now !== null),
    removed: count(({ now }) => now === null),
  };
}
