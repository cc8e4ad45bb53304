import { loweredVisibility, restrictionProblem, type Restriction } from "@recollect/domain/moderation/restriction.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { notifyKeepers } from "../../../access/keepers.store.ts";
import { relistDeck } from "../../../library-index/listing.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { findDeckForChange, saveVisibility } from "./decks.store.ts";

type Key = { ownerId: string; id: number };

const selectLevel = precompiled((db, { ownerId, id }: Key) =>
  db.selectFrom("deckRestrictions").select("level").where("ownerId", "=", ownerId).where("deckId", "=", id),
);

/** The restriction of a deck; null if there is none. */
async function restrictionOf(db: Db, { ownerId, id }: Key): Promise<Restriction | null> {
  return (await selectLevel(db, { ownerId, id })).rows[0]?.level ?? null;
}

/** Records the visibility that the owner chose for a restricted deck. Throws `deck/hidden`, `deck/taken-down` if the restriction leaves no choice. */
export async function recordOwnersVisibility(db: Db, { ownerId, id }: Key, ownersVisibility: Visibility): Promise<void> {
  const level = await restrictionOf(db, { ownerId, id });
  if (level === null) return;
  const problem = restrictionProblem(ownersVisibility, level);
  if (problem) throw new AppError(problem);
  await db
    .updateTable("deckRestrictions")
    .set({ wished: ownersVisibility })
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .execute();
}

/** Moves the restriction of a deck that is restored under another number. */
export async function moveRestriction(db: Db, { ownerId, id }: Key, newId: number): Promise<void> {
  await db.updateTable("deckRestrictions").set({ deckId: newId }).where("ownerId", "=", ownerId).where("deckId", "=", id).execute();
}

/** Moves the reports, actions and notices of a deck that is restored under another number. */
export async function moveCase(db: Db, { ownerId, id }: Key, newId: number): Promise<void> {
  const there = db
    .selectFrom("reports as others")
    .select("others.reporterId")
    .where("others.deckOwnerId", "=", ownerId)
    .where("others.deckId", "=", newId);
  await db
    .updateTable("reports")
    .set({ deckId: newId })
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("reporterId", "not in", there)
    .execute();
  await db.updateTable("deskLog").set({ deckId: newId }).where("subjectId", "=", ownerId).where("deckId", "=", id).execute();
  await db.updateTable("notices").set({ deckId: newId }).where("userId", "=", ownerId).where("deckId", "=", id).execute();
}

type Change = Key & { level: Restriction | null; /** ms since 1970 */ now: number };

/**
 * Restricts a deck, or lifts the restriction. Sets the deck to the stricter of the owner's choice and the restriction, through the normal change of
 * visibility, so that search, profiles, copies, studying and streams follow. The owner's row is locked. Returns false if there is no such deck.
 */
export function createRestrictDeck(kind: Store["kind"]) {
  return async (tx: Transaction, { ownerId, id, level, now }: Change): Promise<boolean> => {
    const { db } = tx;
    const deck = await findDeckForChange(db, { ownerId, id });
    if (!deck) return false;
    const restriction = await db
      .selectFrom("deckRestrictions")
      .selectAll()
      .where("ownerId", "=", ownerId)
      .where("deckId", "=", id)
      .executeTakeFirst();
    const ownersVisibility = restriction?.wished ?? deck.visibility;
    await db.deleteFrom("deckRestrictions").where("ownerId", "=", ownerId).where("deckId", "=", id).execute();
    if (level !== null) {
      const deckTitle = restriction?.deckTitle ?? deck.title;
      await db
        .insertInto("deckRestrictions")
        .values({ ownerId, deckId: id, level, wished: ownersVisibility, deckTitle, since: now })
        .execute();
    }
    const visibility = loweredVisibility(ownersVisibility, level);
    if (visibility !== deck.visibility) {
      await saveVisibility(db, { ownerId, id }, { visibility, updatedAt: now });
      await notifyKeepers(tx, { ownerId, id });
      if (visibility === "Public") await relistDeck({ db, kind }, ownerId, id);
    }
    tx.announce({ kind: "deck", uid: ownerId, deckId: id });
    return true;
  };
}
