import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Notices about what happens in a group: its id, who wrote the words that the notice repeats, the id of what it is about (an assignment, a question or an
 * answer), and as JSON text what the sentence and its link need. A notice goes with its group, and with the account whose words it has.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text } = columnTypes(kind);
  await db.schema
    .alterTable("notices")
    .addColumn("groupId", text, (c) => c.references("groups.id").onDelete("cascade"))
    .execute();
  await db.schema
    .alterTable("notices")
    .addColumn("byId", text, (c) => c.references("users.id").onDelete("cascade"))
    .execute();
  await db.schema.alterTable("notices").addColumn("subjectId", text).execute();
  await db.schema.alterTable("notices").addColumn("data", text).execute();
  await db.schema.createIndex("noticesOfGroup").on("notices").columns(["groupId", "userId"]).execute();
  await db.schema.createIndex("noticesByWriter").on("notices").column("byId").execute();
  await db.schema.createIndex("noticesOfSubject").on("notices").column("subjectId").execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const index of ["noticesOfSubject", "noticesByWriter", "noticesOfGroup"]) await db.schema.dropIndex(index).execute();
  for (const column of ["data", "subjectId", "byId", "groupId"]) await db.schema.alterTable("notices").dropColumn(column).execute();
}
