import type { DeckSummary } from "@recollect/domain/decks/deck.ts";

type CurrentList = readonly DeckSummary[] | undefined;

/** The list after a snapshot: exactly its decks, except that a newer known state of a deck stays. */
export function withSnapshot(current: CurrentList, snapshot: readonly DeckSummary[]): DeckSummary[] {
  const knownById = new Map(current?.map((deck) => [deck.id, deck]));
  return snapshot.map((deck) => newer(knownById.get(deck.id), deck));
}

/** Whether a deck of the list is newer than in the snapshot: then one of the two is outdated. */
export function isAhead(current: CurrentList, snapshot: readonly DeckSummary[]): boolean {
  const knownById = new Map(current?.map((deck) => [deck.id, deck]));
  return snapshot.some((deck) => newer(knownById.get(deck.id), deck) !== deck);
}

/**
 * The list after a reply to a request, which is right about everything that was known as it was asked, older or not: a database that lost its
 * last changes has older revisions. What has changed in the list since stays, unless it is older.
 */
export function withReply(listThen: CurrentList, listNow: CurrentList, reply: readonly DeckSummary[]): DeckSummary[] {
  const then = new Map(listThen?.map((deck) => [deck.id, deck]));
  const now = new Map(listNow?.map((deck) => [deck.id, deck]));
  const hasChanged = (id: number) => then.get(id)?.revision !== now.get(id)?.revision || then.get(id)?.updatedAt !== now.get(id)?.updatedAt;
  const replied = new Set(reply.map(({ id }) => id));
  const isNew = ({ id }: DeckSummary) => !replied.has(id) && hasChanged(id);
  const current = reply.flatMap((deck) => (hasChanged(deck.id) ? (now.has(deck.id) ? [newer(now.get(deck.id), deck)] : []) : [deck]));
  return [...current, ...(listNow ?? []).filter(isNew)];
}

/** The list with one deck added or replaced, unless the known state is newer. */
export function withDeck(current: CurrentList, deck: DeckSummary): DeckSummary[] {
  const decks = current ?? [];
  if (!decks.some(({ id }) => id === deck.id)) return [...decks, deck];
  return decks.map((one) => (one.id === deck.id ? newer(one, deck) : one));
}

export function withoutDeck(current: CurrentList, deckId: number): DeckSummary[] {
  return (current ?? []).filter(({ id }) => id !== deckId);
}

/** A deck created again under its old id starts at revision 1, so a lower revision is old only without a later time. */
function newer(current: DeckSummary | undefined, incoming: DeckSummary): DeckSummary {
  const isOld = current !== undefined && incoming.revision < current.revision && incoming.updatedAt <= current.updatedAt;
  return isOld ? current : incoming;
}
