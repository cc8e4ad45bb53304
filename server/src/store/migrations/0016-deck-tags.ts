import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** A student's own tags on decks, own ones and others'; and the progress of an import, so that every process of the server has it. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("deckTags")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("tag", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("deckTagsPrimaryKey", ["userId", "deckOwnerId", "deckId", "tag"])
    .modifyEnd(end)
    .execute();
  await db.schema
    .alterTable("imports")
    .addColumn("permille", count, (c) => c.notNull().defaultTo(0))
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.alterTable("imports").dropColumn("permille").execute();
  await db.schema.dropTable("deckTags").execute();
}
