import type { Db } from "../../../store/tables.ts";
import type { TrashedDecksTable } from "./trash.tables.ts";

type Key = { ownerId: string; id: number };

const summaryColumns = ["id", "title", "description", "cardCount", "updatedAt", "revision", "copiedFrom", "deletedAt"] as const;

export type TrashedSummaryRow = Pick<TrashedDecksTable, (typeof summaryColumns)[number]>;

/** The last deleted first. */
export async function listTrash(db: Db, ownerId: string): Promise<TrashedSummaryRow[]> {
  return db
    .selectFrom("trashedDecks")
    .select(summaryColumns)
    .where("ownerId", "=", ownerId)
    .orderBy("deletedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function findTrashed(db: Db, { ownerId, id }: Key): Promise<TrashedDecksTable | null> {
  const row = await db.selectFrom("trashedDecks").selectAll().where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/**
 * Stores a copy of the deck; to be called in the transaction that deletes it, before that. Returns false if there is no such deck. Of a
 * tutorial, which can be restored and deleted again, the last deleted one is kept.
 */
export async function keepInTrash(
  db: Db,
  { ownerId, id }: Key,
  { mediaIds, now }: { mediaIds: readonly string[]; now: number },
): Promise<boolean> {
  await removeFromTrash(db, { ownerId, id });
  const row = await db
    .selectFrom("decks")
    .select([
      "ownerId",
      "id",
      "title",
      "description",
      "cards",
      "cardCount",
      "updatedAt",
      "revision",
      "copiedFrom",
      "cardOrigins",
      "languages",
      "topic",
    ])
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  await db
    .insertInto("trashedDecks")
    .values({ ...row, mediaIds: JSON.stringify(mediaIds), deletedAt: now })
    .execute();
  return true;
}

/** All students' exams over a deck get it under its new number. */
export async function moveExams(db: Db, { ownerId, id }: Key, newId: number): Promise<void> {
  await db.updateTable("examPlanDecks").set({ deckId: newId }).where("deckOwnerId", "=", ownerId).where("deckId", "=", id).execute();
}

/** What all students did with a deck, beside the study of its cards: each row has the deck's owner and number. */
const practiceTables = ["practiceTests", "learnSittings", "matchTimes"] as const;

/** All students keep their tests, sittings of Learn and best times of Match with a deck that gets a new number. */
export async function movePractice(db: Db, { ownerId, id }: Key, newId: number): Promise<void> {
  for (const table of practiceTables)
    // One transaction has one connection.
    await db.updateTable(table).set({ deckId: newId }).where("deckOwnerId", "=", ownerId).where("deckId", "=", id).execute();
}

/** Returns whether there was such a deck. */
export async function removeFromTrash(db: Db, { ownerId, id }: Key): Promise<boolean> {
  const result = await db.deleteFrom("trashedDecks").where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Removes what was deleted before this time (ms since 1970), and returns those decks. */
export async function removeOlder(db: Db, before: number): Promise<Key[]> {
  return db.deleteFrom("trashedDecks").where("deletedAt", "<=", before).returning(["ownerId", "id"]).execute();
}
