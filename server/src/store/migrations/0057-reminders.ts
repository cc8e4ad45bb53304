import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * What a student is reminded of by mail and when the next mail is due, and the feed of due days and exams that a calendar reads by a secret address. A
 * flag is 0 or 1; `nextAt` is null while everything is switched off.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("reminders")
    .addColumn("userId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("hour", count, (c) => c.notNull())
    .addColumn("cards", count, (c) => c.notNull())
    .addColumn("assignments", count, (c) => c.notNull())
    .addColumn("nextAt", ms)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("remindersByTime").on("reminders").column("nextAt").execute();
  await db.schema
    .createTable("calendarFeeds")
    .addColumn("userId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("id", text, (c) => c.notNull().unique())
    .addColumn("madeAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["calendarFeeds", "reminders"]) await db.schema.dropTable(table).execute();
}
