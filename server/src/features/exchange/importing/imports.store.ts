import { setImmediate } from "node:timers/promises";

import { lockStudent } from "../../../access/lock-student.store.ts";
import { refuseWhenFull } from "../../../media/storage.store.ts";
import type { Db, Tables } from "../../../store/tables.ts";

/** The number of rows per statement. */
const atOnce = 500;

export type ImportRow = Tables["imports"];

export async function insertImport(db: Db, row: ImportRow): Promise<void> {
  await db.insertInto("imports").values(row).execute();
}

/** One of the student's imports; null if there is none with this id. */
export async function findImport(db: Db, ownerId: string, id: string): Promise<ImportRow | null> {
  const row = await db.selectFrom("imports").selectAll().where("id", "=", id).where("ownerId", "=", ownerId).executeTakeFirst();
  return row ?? null;
}

/** An import without its report, which may have some MB. */
export type ImportEntry = Omit<ImportRow, "report">;

/** All imports of the student, each for a day. */
export async function importsOf(db: Db, ownerId: string): Promise<ImportEntry[]> {
  return db
    .selectFrom("imports")
    .select(["id", "ownerId", "name", "state", "result", "error", "place", "createdAt", "doneAt", "permille", "bytes"])
    .where("ownerId", "=", ownerId)
    .execute();
}

/** The imports of all students that began before a time, in ms since 1970. */
export async function importsBefore(db: Db, createdAt: number): Promise<Pick<ImportRow, "id" | "state" | "place">[]> {
  return db.selectFrom("imports").select(["id", "state", "place"]).where("createdAt", "<", createdAt).execute();
}

/** Changes an import's state from the expected one; false if it has another. A finished import no longer needs its report. */
export async function moveImport(
  db: Db,
  id: string,
  from: ImportRow["state"],
  change: Partial<Pick<ImportRow, "state" | "report" | "result" | "error" | "doneAt" | "place" | "permille" | "bytes">>,
): Promise<boolean> {
  const all = "doneAt" in change ? { ...change, report: null } : change;
  const result = await db.updateTable("imports").set(all).where("id", "=", id).where("state", "=", from).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Stores an import's progress if it is still in that state; false if not. */
export async function isImportStill(db: Db, id: string, state: ImportRow["state"], permille: number): Promise<boolean> {
  const change = db.updateTable("imports").set({ permille }).where("id", "=", id).where("state", "=", state);
  return (await change.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * Locks an import that is being written, so that it can't be stopped until the transaction ends; false if it is no longer being written.
 */
export async function holdImport(db: Db, id: string): Promise<boolean> {
  const change = db.updateTable("imports").set({ state: "writing" }).where("id", "=", id).where("state", "=", "writing");
  return (await change.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Reserves storage for the files of an import that is being read, in bytes; false if the import was stopped. Throws `storage/full`. */
export async function reserveSpace(db: Db, { id, ownerId, bytes }: Reservation, share: number): Promise<boolean> {
  await lockStudent(db, ownerId);
  const row = await db.selectFrom("imports").select("bytes").where("id", "=", id).where("state", "=", "reading").executeTakeFirst();
  if (!row) return false;
  await refuseWhenFull(db, ownerId, { addedBytes: bytes - row.bytes, share });
  await db.updateTable("imports").set({ bytes }).where("id", "=", id).execute();
  return true;
}

type Reservation = Pick<ImportRow, "id" | "ownerId" | "bytes">;

/** What the files of all students' imports take, in bytes. */
export async function bytesOfAllImports(db: Db): Promise<number> {
  const row = await db
    .selectFrom("imports")
    .select(({ fn }) => fn.sum<number | string | null>("bytes").as("bytes"))
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** The waiting imports of all students that began before a time (ms since 1970), the oldest first. */
export async function waitingImportsBefore(db: Db, createdAt: number): Promise<Pick<ImportRow, "id" | "bytes">[]> {
  const waiting = db.selectFrom("imports").select(["id", "bytes"]).where("state", "=", "ready").where("createdAt", "<", createdAt);
  return waiting.orderBy("createdAt").execute();
}

/** Deletes an import if it is still waiting to be confirmed; whether it was. */
export async function deleteWaitingImport(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom("imports").where("id", "=", id).where("state", "=", "ready").executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom("imports").where("id", "=", id).execute();
}

export async function insertImportDeck(db: Db, row: Tables["importDecks"]): Promise<void> {
  // If two decks of the import merge into one deck here, its state before the first counts.
  await db
    .insertInto("importDecks")
    .values(row)
    .onConflict((conflict) => conflict.columns(["importId", "deckId"]).doUpdateSet({ revision: row.revision }))
    .execute();
}

export async function decksOfImport(db: Db, importId: string): Promise<Tables["importDecks"][]> {
  return db.selectFrom("importDecks").selectAll().where("importId", "=", importId).orderBy("deckId").execute();
}

export type SourceRow = Tables["cardSources"];

/** The student's cards with one of these GUIDs. */
export async function sourcesByGuid(db: Db, ownerId: string, guids: readonly string[]): Promise<SourceRow[]> {
  const sources: SourceRow[] = [];
  for (let from = 0; from < guids.length; from += atOnce) {
    const some = guids.slice(from, from + atOnce);
    sources.push(...(await db.selectFrom("cardSources").selectAll().where("ownerId", "=", ownerId).where("guid", "in", some).execute()));
  }
  return sources;
}

/** The stored sources of a deck's cards. */
export async function sourcesOfDeck(db: Db, ownerId: string, deckId: number): Promise<SourceRow[]> {
  return db.selectFrom("cardSources").selectAll().where("ownerId", "=", ownerId).where("deckId", "=", deckId).execute();
}

/** Forgets the sources of cards, so that they can be imported again. */
export async function deleteSources(db: Db, ownerId: string, deckId: number, cardIds: readonly string[]): Promise<void> {
  for (let from = 0; from < cardIds.length; from += atOnce) {
    const some = cardIds.slice(from, from + atOnce);
    await db
      .deleteFrom("cardSources")
      .where((eb) => eb.and({ ownerId, deckId }))
      .where("cardId", "in", some)
      .execute();
  }
}

/** Changes the hashes of cards' last imported content. */
export async function changeHashes(
  db: Db,
  ownerId: string,
  deckId: number,
  cards: readonly Pick<SourceRow, "cardId" | "hash">[],
): Promise<void> {
  for (const [at, { cardId, hash }] of cards.entries()) {
    if (at % atOnce === 0) await setImmediate();
    await db
      .updateTable("cardSources")
      .set({ hash })
      .where((eb) => eb.and({ ownerId, deckId, cardId }))
      .execute();
  }
}

/** Stores the GUIDs of cards. A new one replaces the stored one, unless it is only the card's own id. */
export async function saveSources(db: Db, rows: readonly SourceRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    // The embedded database answers synchronously, so no other request would be served until all are written.
    await setImmediate();
    await db
      .insertInto("cardSources")
      .values(rows.slice(from, from + atOnce))
      .onConflict((conflict) =>
        conflict
          .columns(["ownerId", "deckId", "cardId"])
          .doUpdateSet((eb) => ({
            guid: eb.ref("excluded.guid"),
            ord: eb.ref("excluded.ord"),
            noteTypeId: eb.ref("excluded.noteTypeId"),
            hash: eb.ref("excluded.hash"),
          }))
          // A card is also found by its own id, so the GUID of another source is kept.
          .where((eb) =>
            eb.or([eb("cardSources.guid", "=", eb.ref("excluded.guid")), eb("excluded.guid", "<>", eb.ref("excluded.cardId"))]),
          ),
      )
      .execute();
  }
}
