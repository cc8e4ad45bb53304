import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import { decksInFolder } from "../../../access/filed-decks.store.ts";
import { openDeck, type OpenedDeck } from "../../../access/opened-decks.store.ts";
import type { Db } from "../../../store/tables.ts";
import { countedDecks, deckToStudy, studentsDecks, type DeckRow, type DeckToStudy } from "../decks/study-decks.store.ts";

/** The scope of a study session: one deck, the decks of a folder, or (both null) all decks. */
export type QueueScope = { deckId: number | null; folder: string | null };

/** The requested decks, before what is to be studied in them is counted. */
type FoundDecks = {
  /** the decks that the student studies */ listed: readonly DeckRow[];
  /** the one deck, and decks of others in a folder that are not begun */ openedDecks: readonly OpenedDeck[];
  deck: OpenedDeck | null;
};

type DecksAskedRequest = { uid: string; /** ms since 1970, as the next field */ now: number; endsAt: number };

/** The decks of a queue. Throws `deck/not-found`, `folder/not-found`. */
export async function decksInScope(
  db: Db,
  request: DecksAskedRequest & QueueScope,
): Promise<{ decks: DeckToStudy[]; deck: OpenedDeck | null }> {
  const foundDecks = await findDecks(db, request);
  return { decks: await countFound(db, request, foundDecks), deck: foundDecks.deck };
}

/** Throws `deck/not-found`, `folder/not-found`. */
export async function findDecks(db: Db, { uid, deckId, folder }: QueueScope & { uid: string }): Promise<FoundDecks> {
  if (folder !== null) return inFolder(db, uid, folder);
  if (deckId === null) return { listed: await studentsDecks(db, uid), openedDecks: [], deck: null };
  const deck = await openDeck(db, uid, deckId);
  return { listed: [], openedDecks: [deck], deck };
}

export async function countFound(db: Db, request: DecksAskedRequest, { listed, openedDecks }: FoundDecks): Promise<DeckToStudy[]> {
  const [studiedDecks, others] = await Promise.all([
    countedDecks(db, request, listed),
    Promise.all(openedDecks.map((deck) => deckToStudy(db, request, deck))),
  ]);
  return [...studiedDecks, ...others];
}

/** The decks in a folder: those that the student studies, and decks of others in it that are not begun. */
async function inFolder(db: Db, uid: string, folder: string): Promise<FoundDecks> {
  const [filed, listed] = await Promise.all([decksInFolder(db, uid, folder), studentsDecks(db, uid)]);
  if (filed === null) throw new AppError("folder/not-found");
  const wantedKeys = new Set(filed.map(({ ownerId, id }) => deckKeyOf(ownerId, id)));
  const filedDecks = listed.filter(({ ownerId, id }) => wantedKeys.delete(deckKeyOf(ownerId, id)));
  const others = filed.filter(({ ownerId, id }) => ownerId !== uid && wantedKeys.has(deckKeyOf(ownerId, id)));
  const openedDecks = await Promise.all(others.map(async ({ id }) => openDeck(db, uid, id).catch(notShared)));
  return { listed: filedDecks, openedDecks: openedDecks.filter((deck) => deck !== null), deck: null };
}

/** A deck that its author withdrew is left out. */
function notShared(failure: unknown): null {
  if (failure instanceof AppError && failure.code === "deck/not-found") return null;
  throw failure;
}
