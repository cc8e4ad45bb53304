import type { DeckSummary } from "@recollect/domain/decks/deck.ts";

type Known = readonly DeckSummary[] | undefined;

/** The list that a snapshot gives: exactly its decks, but a deck that is known in a newer state keeps that. */
export function withSnapshot(known: Known, snapshot: readonly DeckSummary[]): DeckSummary[] {
  const knownById = new Map(known?.map((deck) => [deck.id, deck]));
  return snapshot.map((deck) => newer(knownById.get(deck.id), deck));
}

/** The list with one deck added or replaced, unless what is known is newer. */
export function withDeck(known: Known, deck: DeckSummary): DeckSummary[] {
  const decks = known ?? [];
  if (!decks.some(({ id }) => id === deck.id)) return [...decks, deck];
  return decks.map((one) => (one.id === deck.id ? newer(one, deck) : one));
}

export function withoutDeck(known: Known, deckId: number): DeckSummary[] {
  return (known ?? []).filter(({ id }) => id !== deckId);
}

/** A deck made again under its old id starts at revision 1 again, so only a lower revision without a later time is old. */
function newer(known: DeckSummary | undefined, incoming: DeckSummary): DeckSummary {
  const isOld = known !== undefined && incoming.revision < known.revision && incoming.updatedAt <= known.updatedAt;
  return isOld ? known : incoming;
}
