import type { Card } from "../../cards/card.ts";

/**
 * The cards of a deck with some cards of an earlier version restored, by id. An existing card changes in place; a deleted one comes back
 * after the card that it followed then, if possible. All others stay as they are.
 */
export function restoredCards(now: readonly Card[], version: readonly Card[], ids: readonly string[]): Card[] {
  const wantedIds = new Set(ids);
  const then = new Map(version.filter(({ id }) => wantedIds.has(id)).map((card) => [card.id, card]));
  const present = new Set(now.map(({ id }) => id));
  const followers = new Map<string | null, Card[]>();
  let before: string | null = null;
  for (const card of version) {
    if (present.has(card.id)) before = card.id;
    else if (then.has(card.id)) followers.set(before, [...(followers.get(before) ?? []), card]);
  }
  return [...(followers.get(null) ?? []), ...now.flatMap((card) => [then.get(card.id) ?? card, ...(followers.get(card.id) ?? [])])];
}
