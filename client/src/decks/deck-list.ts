import type { DeckSummary } from "@recollect/domain/decks/deck.ts";

type Known = readonly DeckSummary[] | undefined;

/** The list after a snapshot: exactly its decks, except that a newer known state of a deck stays. */
export function withSnapshot(known: Known, snapshot: readonly DeckSummary[]): DeckSummary[] {
  const knownById = new Map(known?.map((deck) => [deck.id, deck]));
  return snapshot.map((deck) => newer(knownById.get(deck.id), deck));
}

/** Whether a deck of the list is newer than in the snapshot: then one of the two is outdated. */
export function isAhead(known: Known, snapshot: readonly DeckSummary[]): boolean {
  const knownById = new Map(known?.map((deck) => [deck.id, deck]));
  return snapshot.some((deck) => newer(knownById.get(deck.id), deck) !== deck);
}

/**
 * The list after a reply to a request, which is right about everything that was known as it was asked, older or not: a database that lost its
 * last changes has older revisions. What has changed in the list since stays, unless it is older.
 */
export function withReply(knownThen: Known, known: Known, reply: readonly DeckSummary[]): DeckSummary[] {
  const then = new Map(knownThen?.map((deck) => [deck.id, deck]));
  const now = new Map(known?.map((deck) => [deck.id, deck]));
  const hasChanged = (id: number) => then.get(id)?.revision !== now.get(id)?.revision || then.get(id)?.updatedAt !== now.get(id)?.updatedAt;
  const replied = new Set(reply.map(({ id }) => id));
  const isNew = ({ id }: DeckSummary) => !replied.has(id) && hasChanged(id);
  const current = reply.flatMap((deck) => (hasChanged(deck.id) ? (now.has(deck.id) ? [newer(now.get(deck.id), deck)] : []) : [deck]));
  return [...current, ...(known ?? []).filter(isNew)];
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
