import type { Store } from "../store.ts";
import { columnTypes, type SchemaOfItsDay } from "./column-types.ts";

export async function up(db: SchemaOfItsDay, kind: Store["kind"]): Promise<void> {
  await createCreationKeys(db, kind);
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("creationKeys").execute();
}

async function createCreationKeys(db: SchemaOfItsDay, kind: Store["kind"]): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("creationKeys")
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("key", text, (c) => c.notNull())
    .addColumn("fingerprint", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("creationKeysPrimaryKey", ["ownerId", "key"])
    .addForeignKeyConstraint("keyOfADeck", ["ownerId", "deckId"], "decks", ["ownerId", "id"], (c) => c.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
}
