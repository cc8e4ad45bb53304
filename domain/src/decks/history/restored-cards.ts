import type { Card } from "../../cards/card.ts";

/**
 * The cards of a deck with some of an earlier version's as they were then, by their ids. One that is still there changes in its place; one that is
 * gone comes back behind the card that it followed then, as far as that is there. All others stay as they are now.
 */
export function restoredCards(now: readonly Card[], version: readonly Card[], ids: readonly string[]): Card[] {
  const wanted = new Set(ids);
  const then = new Map(version.filter(({ id }) => wanted.has(id)).map((card) => [card.id, card]));
  const present = new Set(now.map(({ id }) => id));
  const followers = new Map<string | null, Card[]>();
  let before: string | null = null;
  for (const card of version) {
    if (present.has(card.id)) before = card.id;
    else if (then.has(card.id)) followers.set(before, [...(followers.get(before) ?? []), card]);
  }
  return [...(followers.get(null) ?? []), ...now.flatMap((card) => [then.get(card.id) ?? card, ...(followers.get(card.id) ?? [])])];
}
