import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** The learned memory models of each student, a row for each time, for all decks or for one. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("studyMemories")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("version", count, (c) => c.notNull())
    .addColumn("deckOwnerId", text)
    .addColumn("deckId", ms)
    .addColumn("standing", text, (c) => c.notNull())
    .addColumn("learnedAt", ms, (c) => c.notNull())
    .addColumn("weights", text)
    .addColumn("figures", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("studyMemoriesPrimaryKey", ["userId", "version"])
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("studyMemories").execute();
}
