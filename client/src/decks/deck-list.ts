import type { DeckSummary } from "@recollect/domain/decks/deck.ts";

type Known = readonly DeckSummary[] | undefined;

/** The list after a snapshot: exactly its decks, except that a newer known state of a deck stays. */
export function withSnapshot(known: Known, snapshot: readonly DeckSummary[]): DeckSummary[] {
  const knownById = new Map(known?.map((deck) => [deck.id, deck]));
  return snapshot.map((deck) => newer(knownById.get(deck.id), deck));
}

/** The list with one deck added or replaced, unless the known state is newer. */
export function withDeck(known: Known, deck: DeckSummary): DeckSummary[] {
  const decks = known ?? [];
  if (!decks.some(({ id }) => id === deck.id)) return [...decks, deck];
  return decks.map((one) => (one.id === deck.id ? newer(one, deck) : one));
}

export function withoutDeck(known: Known, deckId: number): DeckSummary[] {
  return (known ?? []).filter(({ id }) => id !== deckId);
}

/** A deck created again under its old id starts at revision 1, so a lower revision is old only without a later time. */
function newer(known: DeckSummary | undefined, incoming: DeckSummary): DeckSummary {
  const isOld = known !== undefined && incoming.revision < known.revision && incoming.updatedAt <= known.updatedAt;
  return isOld ? known : incoming;
}
