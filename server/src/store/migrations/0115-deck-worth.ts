import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** How helpful decks are, and the new deck of each author: what the Library's orders "Most helpful" and "Helpful and new" are read by. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("deckWorth")
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("worth", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("deckWorthPrimaryKey", ["ownerId", "deckId"])
    .addForeignKeyConstraint("worthOfADeck", ["ownerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("decksByWorth").on("deckWorth").columns(["worth", "deckId"]).execute();
  await db.schema
    .createTable("newDecks")
    .addColumn("ownerId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("lot", ms)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("newDecksByLot").on("newDecks").columns(["lot", "deckId"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["newDecks", "deckWorth"]) await db.schema.dropTable(table).execute();
}
