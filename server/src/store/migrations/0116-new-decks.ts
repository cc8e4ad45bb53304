import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** As long as this a deck is new, on this day. */
const newMs = 14 * 24 * 60 * 60 * 1000;

/** New decks by the day of their publishing, several of an author: once the latest is hidden or known, the next one takes its place. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema.dropTable("newDecks").execute();
  await db.schema
    .createTable("newDecks")
    .addColumn("ownerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("listedAt", ms, (c) => c.notNull())
    .addColumn("lot", ms)
    .addPrimaryKeyConstraint("newDecksPrimaryKey", ["ownerId", "deckId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("newDecksByLot").on("newDecks").columns(["lot", "deckId"]).execute();
  // When a deck was published is not known of those before; an id is the time at which a deck was made.
  await sql`insert into "newDecks" ("ownerId", "deckId", "listedAt")
    select "ownerId", "id", "id" from "library" where "id" >= ${Date.now() - newMs}`.execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema.dropTable("newDecks").execute();
  await db.schema
    .createTable("newDecks")
    .addColumn("ownerId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("lot", ms)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("newDecksByLot").on("newDecks").columns(["lot", "deckId"]).execute();
}
