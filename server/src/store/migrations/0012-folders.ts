import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** A student's folders, and the decks, own ones and others', in them. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("folders")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("path", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("foldersPrimaryKey", ["userId", "path"])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable("filedDecks")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("path", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("filedDecksPrimaryKey", ["userId", "deckOwnerId", "deckId"])
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("filedDecks").execute();
  await db.schema.dropTable("folders").execute();
}
