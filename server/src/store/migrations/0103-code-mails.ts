import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** The codes that teachers had sent by mail in the last day, to count them: a pupil's place on a list may go. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("codeMails")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("teacherId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("recipient", text, (c) => c.notNull())
    .addColumn("askedAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("codeMailsOfTeacher").on("codeMails").columns(["teacherId", "askedAt"]).execute();
  await db.schema.createIndex("codeMailsByTime").on("codeMails").column("askedAt").execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("codeMails").execute();
}
