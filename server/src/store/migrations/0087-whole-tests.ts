import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Whether a practice test asked the whole deck, or a part of it that nobody chose by what they know, and was begun and counted by this server: only such tests
 * count in assignments. Of earlier ones it is not known; those with marks counted so far, and go on counting.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { count } = columnTypes(kind);
  await db.schema
    .alterTable("practiceTests")
    .addColumn("isWhole", count, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.updateTable("practiceTests").set({ isWhole: 1 }).where("marks", "<>", "{}").execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.alterTable("practiceTests").dropColumn("isWhole").execute();
}
