import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** Imports: their state, what they wrote, so that it can be undone; and the ids of imported cards at their source. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("imports")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("ownerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("report", text)
    .addColumn("result", text)
    .addColumn("error", text)
    .addColumn("place", text, (c) => c.notNull())
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addColumn("doneAt", ms)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("importsOfOwner").on("imports").columns(["ownerId", "createdAt"]).execute();
  await db.schema
    .createTable("importDecks")
    .addColumn("importId", text, (c) => c.notNull().references("imports.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("isNew", count, (c) => c.notNull())
    .addColumn("revision", count, (c) => c.notNull())
    .addColumn("cardsBefore", text)
    .addPrimaryKeyConstraint("importDecksPrimaryKey", ["importId", "deckId"])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable("cardSources")
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("cardId", text, (c) => c.notNull())
    .addColumn("guid", text, (c) => c.notNull())
    .addColumn("ord", count, (c) => c.notNull())
    .addColumn("noteTypeId", ms, (c) => c.notNull())
    .addColumn("hash", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("cardSourcesPrimaryKey", ["ownerId", "deckId", "cardId"])
    .addForeignKeyConstraint("cardSourcesDeck", ["ownerId", "deckId"], "decks", ["ownerId", "id"], (c) => c.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("cardSourcesByGuid").on("cardSources").columns(["ownerId", "guid"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["cardSources", "importDecks", "imports"]) await db.schema.dropTable(table).execute();
}
