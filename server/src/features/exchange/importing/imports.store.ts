import { setImmediate } from "node:timers/promises";

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

export async function importsOf(db: Db, ownerId: string): Promise<ImportRow[]> {
  return db.selectFrom("imports").selectAll().where("ownerId", "=", ownerId).execute();
}

/** The imports of all students that began before a time, in ms since 1970. */
export async function importsBefore(db: Db, createdAt: number): Promise<ImportRow[]> {
  return db.selectFrom("imports").selectAll().where("createdAt", "<", createdAt).execute();
}

/** Changes an import's state from the expected one; false if it has another. */
export async function moveImport(
  db: Db,
  id: string,
  from: ImportRow["state"],
  change: Partial<Pick<ImportRow, "state" | "report" | "result" | "error" | "doneAt" | "place" | "permille">>,
): Promise<boolean> {
  const result = await db.updateTable("imports").set(change).where("id", "=", id).where("state", "=", from).executeTakeFirst();
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
  const found: SourceRow[] = [];
  for (let from = 0; from < guids.length; from += atOnce) {
    const some = guids.slice(from, from + atOnce);
    found.push(...(await db.selectFrom("cardSources").selectAll().where("ownerId", "=", ownerId).where("guid", "in", some).execute()));
  }
  return found;
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
