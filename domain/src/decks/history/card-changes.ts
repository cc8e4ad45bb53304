import { sameCard, type Card } from "../../cards/card.ts";

/** One card that two versions of a deck disagree on: null where a version does not have it. */
export type CardChange =
  { id: string; earlier: Card; now: Card } | { id: string; earlier: Card; now: null } | { id: string; earlier: null; now: Card };

export type ChangeCounts = { added: number; changed: number; removed: number };

/** What became of a version's cards, by their ids: first those that it has, in its order, then those that were added since, in theirs. */
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

/** As `countChanges(cardChanges(earlier, now))`, for two lists that mostly agree: what stands at the same place is not looked up by its id. */
export function countCardChanges(earlier: readonly Card[], now: readonly Card[]): ChangeCounts {
  let start = 0;
  let changed = 0;
  for (; start < earlier.length && start < now.length; start += 1) {
    const [before, after] = [earlier[start], now[start]];
    if (before === undefined || after === undefined || before.id !== after.id) break;
    if (!sameCard(before, after)) changed += 1;
  }
  const rest = countChanges(cardChanges(earlier.slice(start), now.slice(start)));
  return { ...rest, changed: rest.changed + changed };
}

export function countChanges(changes: readonly CardChange[]): ChangeCounts {
  const count = (is: (change: CardChange) => boolean) => changes.reduce((sum, change) => sum + (is(change) ? 1 : 0), 0);
  return {
    added: count(({ earlier }) => earlier === null),
    changed: count(({ earlier, now }) => earlier !== null && now !== null),
    removed: count(({ now }) => now === null),
  };
}
