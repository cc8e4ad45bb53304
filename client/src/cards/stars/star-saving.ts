import type { QueryClient } from "@tanstack/react-query";

import { queryKeys } from "../../lib/requests/query-keys.ts";
import { saveStar } from "./stars-api.ts";

export type KnownStars = { cards: string[] };

type Deck = { last: Promise<void>; waiting: number };

/** The changes in progress of each query cache, and so of each student: they end with the cache. */
const underWay = new WeakMap<QueryClient, Map<number, Deck>>();

export function isSavingStars(client: QueryClient, deckId: number): boolean {
  return (underWay.get(client)?.get(deckId)?.waiting ?? 0) > 0;
}

/**
 * Shows a star at once and saves it: the changes of a deck in order, so that two presses of one star end as the last one says. Throws why
 * it could not be saved; the star then shows the old state.
 */
export async function changeStar(client: QueryClient, deckId: number, cardId: string, isStarred: boolean): Promise<void> {
  const queryKey = queryKeys.stars(deckId);
  const show = (starred: boolean) =>
    client.setQueryData<KnownStars>(queryKey, (current) => current && { cards: withStar(current.cards, cardId, starred) });
  const deck = deckOf(client, deckId);
  deck.waiting++;
  await client.cancelQueries({ queryKey });
  show(isStarred);
  const request = deck.last.then(() => saveStar(deckId, cardId, isStarred));
  deck.last = request.catch(() => undefined);
  try {
    await request;
  } catch (failure) {
    show(!isStarred);
    throw failure;
  } finally {
    deck.waiting--;
    // Events that came meanwhile were not read, since they would have undone the changes in progress.
    if (deck.waiting === 0) void client.invalidateQueries({ queryKey });
  }
}

function deckOf(client: QueryClient, deckId: number): Deck {
  const decks = underWay.get(client) ?? new Map<number, Deck>();
  underWay.set(client, decks);
  const deck = decks.get(deckId) ?? { last: Promise.resolve(), waiting: 0 };
  decks.set(deckId, deck);
  return deck;
}

function withStar(cards: readonly string[], cardId: string, isStarred: boolean): string[] {
  const others = cards.filter((id) => id !== cardId);
  return isStarred ? [...others, cardId] : others;
}
