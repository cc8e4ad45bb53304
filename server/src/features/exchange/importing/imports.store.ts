import { setImmediate } from "node:timers/promises";

import type { Db, Tables } from "../../../store/tables.ts";

/** So many rows are written or asked for by one statement. */
const atOnce = 500;

export type ImportRow = Tables["imports"];

export async function insertImport(db: Db, row: ImportRow): Promise<void> {
  await db.insertInto("imports").values(row).execute();
}

export async function findImport(db: Db, ownerId: string, id: string): Promise<ImportRow | null> {
  const row = await db.selectFrom("imports").selectAll().where("id", "=", id).where("ownerId", "=", ownerId).executeTakeFirst();
  return row ?? null;
}

export async function importsOf(db: Db, ownerId: string): Promise<ImportRow[]> {
  return db.selectFrom("imports").selectAll().where("ownerId", "=", ownerId).execute();
}

export async function importsBefore(db: Db, createdAt: number): Promise<ImportRow[]> {
  return db.selectFrom("imports").selectAll().where("createdAt", "<", createdAt).execute();
}

/** Moves an import on from the state it must be in; whether it was. */
export async function moveImport(
  db: Db,
  id: string,
  from: ImportRow["state"],
  change: Partial<Pick<ImportRow, "state" | "report" | "result" | "error" | "doneAt" | "place" | "permille">>,
): Promise<boolean> {
  const result = await db.updateTable("imports").set(change).where("id", "=", id).where("state", "=", from).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Writes down how far an import is, if it is still in that state; whether it is. */
export async function isImportStill(db: Db, id: string, state: ImportRow["state"], permille: number): Promise<boolean> {
  const change = db.updateTable("imports").set({ permille }).where("id", "=", id).where("state", "=", state);
  return (await change.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Keeps an import that is being written from being stopped until the transaction ends; whether it is still being written. */
export async function holdImport(db: Db, id: string): Promise<boolean> {
  const change = db.updateTable("imports").set({ state: "writing" }).where("id", "=", id).where("state", "=", "writing");
  return (await change.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom("imports").where("id", "=", id).execute();
}

export async function insertImportDeck(db: Db, row: Tables["importDecks"]): Promise<void> {
  // A second deck of the import that goes into the same deck here: what was there before is what was there before the first.
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

/** The student's cards that are known by one of these GUIDs. */
export async function sourcesByGuid(db: Db, ownerId: string, guids: readonly string[]): Promise<SourceRow[]> {
  const found: SourceRow[] = [];
  for (let from = 0; from < guids.length; from += atOnce) {
    const some = guids.slice(from, from + atOnce);
    found.push(...(await db.selectFrom("cardSources").selectAll().where("ownerId", "=", ownerId).where("guid", "in", some).execute()));
  }
  return found;
}

/** Writes down what cards are known by; a card that is known already is known by this from now on, unless it is only its own id. */
export async function saveSources(db: Db, rows: readonly SourceRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    // The embedded database answers at once, so that no one else would be heard until all are written.
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
          // By its own id a card is known anyway: the name that another source gave it stays.
          .where((eb) =>
            eb.or([eb("cardSources.guid", "=", eb.ref("excluded.guid")), eb("excluded.guid", "<>", eb.ref("excluded.cardId"))]),
          ),
      )
      .execute();
  }
}
