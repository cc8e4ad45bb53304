import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import { decksInFolder } from "../../../access/filed-decks.store.ts";
import { openDeck, type OpenedDeck } from "../../../access/opened-decks.store.ts";
import type { Db } from "../../../store/tables.ts";
import { countedDecks, deckToStudy, studentsDecks, type DeckRow, type DeckToStudy } from "../decks/study-decks.store.ts";

/** What is to be studied: one deck, the decks of a folder, or (both null) all. */
export type QueueScope = { deckId: number | null; folder: string | null };

/** The requested decks, before what is to be studied in them is counted. */
type FoundDecks = {
  /** the decks that the student studies */ listed: readonly DeckRow[];
  /** the one deck, and decks of others in a folder that are not begun */ opened: readonly OpenedDeck[];
  deck: OpenedDeck | null;
};

type DecksAskedRequest = { uid: string; /** ms since 1970, as is the other */ now: number; endsAt: number };

/** The decks of a queue. Throws `deck/not-found`, `folder/not-found`. */
export async function decksAsked(
  db: Db,
  asked: DecksAskedRequest & QueueScope,
): Promise<{ decks: DeckToStudy[]; deck: OpenedDeck | null }> {
  const found = await findDecks(db, asked);
  return { decks: await countFound(db, asked, found), deck: found.deck };
}

/** Throws `deck/not-found`, `folder/not-found`. */
export async function findDecks(db: Db, { uid, deckId, folder }: QueueScope & { uid: string }): Promise<FoundDecks> {
  if (folder !== null) return inFolder(db, uid, folder);
  if (deckId === null) return { listed: await studentsDecks(db, uid), opened: [], deck: null };
  const deck = await openDeck(db, uid, deckId);
  return { listed: [], opened: [deck], deck };
}

export async function countFound(db: Db, asked: DecksAskedRequest, { listed, opened }: FoundDecks): Promise<DeckToStudy[]> {
  const [known, others] = await Promise.all([
    listed.length > 0 ? countedDecks(db, asked, listed) : [],
    Promise.all(opened.map((deck) => deckToStudy(db, asked, deck))),
  ]);
  return [...known, ...others];
}

/** The decks in a folder: those that the student studies, and decks of others in it that are not begun. */
async function inFolder(db: Db, uid: string, folder: string): Promise<FoundDecks> {
  const [filed, listed] = await Promise.all([decksInFolder(db, uid, folder), studentsDecks(db, uid)]);
  if (filed === null) throw new AppError("folder/not-found");
  const wanted = new Set(filed.map(({ ownerId, id }) => deckKeyOf(ownerId, id)));
  const known = listed.filter(({ ownerId, id }) => wanted.delete(deckKeyOf(ownerId, id)));
  const others = filed.filter(({ ownerId, id }) => ownerId !== uid && wanted.has(deckKeyOf(ownerId, id)));
  const opened = await Promise.all(others.map(async ({ id }) => openDeck(db, uid, id).catch(notShared)));
  return { listed: known, opened: opened.filter((deck) => deck !== null), deck: null };
}

/** A deck that its author withdrew is left out. */
function notShared(failure: unknown): null {
  if (failure instanceof AppError && failure.code === "deck/not-found") return null;
  throw failure;
}
