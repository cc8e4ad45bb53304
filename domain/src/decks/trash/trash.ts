import type { DeckSummary } from "../deck.ts";
import { dayMs } from "../../time/units.ts";

/** How long a deleted deck is kept. */
export const TRASH = { days: 30, ms: 30 * dayMs } as const;

/** A deck in its owner's trash. */
export type TrashedDeck = DeckSummary & { /** ms since 1970 */ deletedAt: number };

/** When the deck is deleted for good, in ms since 1970. */
export function endsAt({ deletedAt }: Pick<TrashedDeck, "deletedAt">): number {
  return deletedAt + TRASH.ms;
}

/** Whole days until then, rounded up: 30 for a deck that was just deleted, 0 for one whose time is over. */
export function daysLeft(deck: Pick<TrashedDeck, "deletedAt">, now: number): number {
  return Math.max(0, Math.ceil((endsAt(deck) - now) / dayMs));
}
