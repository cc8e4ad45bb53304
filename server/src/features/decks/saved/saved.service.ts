import { z } from "zod";

import type { DeckFromOthers, SavedDecks } from "@recollect/domain/library/saved-decks.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { SAVED_DECKS } from "@recollect/domain/limits/limits.ts";
import { canListDecks, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { lockStudentIfAny } from "../../../access/lock-student.store.ts";
import { openDeck } from "../../../access/opened-decks.store.ts";
import { shownSummaryOf } from "../../../access/shared-summary.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { keptPlaces, mark, readKept, readOwnStars, savedCount, type KeptRow } from "./saved.store.ts";

type SavedDeps = { store: Store; /** ms since 1970 */ clock: () => number };

export type SavedService = ReturnType<typeof createSaved>;

/** Decks of others that a student saved, and stars on any deck. They don't change a deck, and its author never sees them. */
export function createSaved({ store, clock }: SavedDeps) {
  async function read(viewer: Viewer, uid: string): Promise<SavedDecks> {
    refuseOthers(viewer, uid);
    const [starred, keptRows] = await Promise.all([readOwnStars(store.read, uid), readKept(store.read, uid)]);
    const others = keptRows.filter(isInList).map(fromOthers);
    // Those that the student writes come first, as own ones do.
    return {
      starred,
      others: others.sort(
        (a, b) => Number(b.mayEdit ?? false) - Number(a.mayEdit ?? false) || (b.savedAt ?? 0) - (a.savedAt ?? 0) || b.deckId - a.deckId,
      ),
    };
  }

  /** Runs the work under the student's lock, and returns the state after it. */
  async function changeSaved(viewer: Viewer, uid: string, work: (tx: Transaction) => Promise<void>): Promise<SavedDecks> {
    refuseOthers(viewer, uid);
    await store.write(async (tx) => {
      if (!(await lockStudentIfAny(tx.db, uid))) throw new AppError("profile/user-not-found");
      await work(tx);
      tx.announce({ kind: "study", uid, entryId: null });
    });
    return read(viewer, uid);
  }

  return {
    /** Throws `database/permission-denied`. */
    read,

    /** Adds a shared deck of another student to the list. Throws `deck/not-found`, `deck/own-not-saved`, `deck/too-many-saved`. */
    save: (viewer: Viewer, { uid, id }: DeckAddress) =>
      changeSaved(viewer, uid, async ({ db }) => {
        const { ownerId: deckOwnerId } = await openDeck(db, uid, id);
        if (deckOwnerId === uid) throw new AppError("deck/own-not-saved");
        await mark(db, { userId: uid, deckOwnerId, deckId: id }, { savedAt: clock(), removedAt: null });
        if ((await savedCount(db, uid)) > SAVED_DECKS.maxDecks) throw new AppError("deck/too-many-saved");
      }),

    /** Removes a deck from the list, also a withdrawn one; the progress stays, and studying it again adds it back. */
    remove: (viewer: Viewer, { uid, id }: DeckAddress) =>
      changeSaved(viewer, uid, async ({ db }) => {
        const now = clock();
        for (const place of await keptPlaces(db, uid, id)) await mark(db, place, { savedAt: null, starredAt: null, removedAt: now });
      }),

    /** Stars an own or shared deck; one of others is in the list from then on. Throws `deck/not-found`, `deck/too-many-saved`. */
    star: (viewer: Viewer, { uid, id }: DeckAddress) =>
      changeSaved(viewer, uid, async ({ db }) => {
        const { ownerId: deckOwnerId } = await openDeck(db, uid, id);
        const now = clock();
        const keptMarks = deckOwnerId === uid ? {} : { savedAt: now, removedAt: null };
        await mark(db, { userId: uid, deckOwnerId, deckId: id }, { starredAt: now, ...keptMarks });
        if ((await savedCount(db, uid)) > SAVED_DECKS.maxDecks) throw new AppError("deck/too-many-saved");
      }),

    /** Restores marks from an account's file on decks that the student may open. */
    restore: ({ uid }: { uid: string }, decks: readonly RestoredMarks[]): Promise<void> =>
      restoreSaved(store, uid, { decks, now: clock() }),

    /** Removes the star; a deck that no longer exists has none. */
    unstar: (viewer: Viewer, { uid, id }: DeckAddress) =>
      changeSaved(viewer, uid, async ({ db }) => {
        const own = { userId: uid, deckOwnerId: uid, deckId: id };
        for (const place of [own, ...(await keptPlaces(db, uid, id))]) await mark(db, place, { starredAt: null });
      }),
  };
}

function refuseOthers(viewer: Viewer, uid: string): void {
  if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
}

/** A removed deck comes back when it is saved or studied again; what the student writes is never removed. */
function isInList({ written, savedAt, starredAt, removedAt, touched, lastAt }: KeptRow): boolean {
  if (written !== null || savedAt !== null || starredAt !== null) return true;
  return touched !== null && (removedAt === null || (lastAt !== null && lastAt > removedAt));
}

function fromOthers(row: KeptRow): DeckFromOthers {
  const deck = row.id === null ? null : shownSummaryOf({ ...row, id: row.id, ownerId: row.deckOwnerId }, row.badge === "OFFICIAL");
  return {
    deckId: row.deckId,
    savedAt: row.savedAt,
    isStarred: row.starredAt !== null,
    deck,
    learned: row.studied ?? 0,
    ...(row.written === null ? {} : { mayEdit: true }),
  };
}

/** A mark from an account's file on a deck that the student may open here. */
export type RestoredMarks = {
  deckOwnerId: string;
  deckId: number;
  savedAt: unknown;
  starredAt: unknown;
  removedAt: unknown;
  thankedAt?: unknown;
};

/** Marks written in one transaction. */
const atOnce = 200;

/** Restores stars and saved decks, with their times. Invalid ones, and those beyond the limit, are left out. */
async function restoreSaved(store: Store, uid: string, { decks, now }: { decks: readonly RestoredMarks[]; now: number }): Promise<void> {
  for (let from = 0; from < decks.length; from += atOnce) await restoreSome(store, uid, { decks: decks.slice(from, from + atOnce), now });
}

async function restoreSome(store: Store, uid: string, { decks, now }: { decks: readonly RestoredMarks[]; now: number }): Promise<void> {
  const moment = z.int().min(0).max(now).nullable().catch(null);
  await store.write(async ({ db, announce }) => {
    if (!(await lockStudentIfAny(db, uid))) return;
    let room = SAVED_DECKS.maxDecks - (await savedCount(db, uid));
    for (const { deckOwnerId, deckId, ...savedMarks } of decks) {
      const at = (value: unknown) => moment.parse(value);
      const [isOwn, savedAt, starredAt] = [deckOwnerId === uid, at(savedMarks.savedAt), at(savedMarks.starredAt)];
      const isSaved = !isOwn && savedAt !== null;
      const removedAt = isOwn || isSaved ? null : at(savedMarks.removedAt);
      const thankedAt = isOwn ? null : at(savedMarks.thankedAt ?? null);
      if ((isSaved && room <= 0) || (!isSaved && starredAt === null && removedAt === null && thankedAt === null)) continue;
      if (isSaved) room -= 1;
      const marks = {
        ...(isSaved ? { savedAt } : {}),
        ...(starredAt === null ? {} : { starredAt }),
        ...(removedAt === null ? {} : { removedAt }),
        ...(thankedAt === null ? {} : { thankedAt }),
      };
      await mark(db, { userId: uid, deckOwnerId, deckId }, marks);
    }
    announce({ kind: "study", uid, entryId: null });
  });
}
