import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * What the teachers of a group give its students to do until a day, and on which day which teacher looked at whose progress. No key leads from an
 * assignment to its deck: a deck that rests in the trash comes back, and the assignment with it. Days are study days since 1970.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("assignments")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("groupId", text, (c) => c.notNull().references("groups.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("words", text, (c) => c.notNull())
    .addColumn("opensDay", count, (c) => c.notNull())
    .addColumn("dueDay", count, (c) => c.notNull())
    .addColumn("aim", text, (c) => c.notNull())
    .addColumn("revision", count, (c) => c.notNull())
    .addColumn("madeBy", text, (c) => c.references("users.id").onDelete("set null"))
    .addColumn("madeAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("assignmentsOfGroup").on("assignments").columns(["groupId", "dueDay"]).execute();
  await db.schema.createIndex("assignmentsOfDeckOwner").on("assignments").column("deckOwnerId").execute();
  await db.schema.createIndex("assignmentsOfMaker").on("assignments").column("madeBy").execute();
  await db.schema
    .createTable("looks")
    .addColumn("groupId", text, (c) => c.notNull().references("groups.id").onDelete("cascade"))
    .addColumn("studentId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("day", count, (c) => c.notNull())
    .addColumn("teacherId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("looksPrimaryKey", ["groupId", "studentId", "day", "teacherId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("looksByStudent").on("looks").column("studentId").execute();
  await db.schema.createIndex("looksByTeacher").on("looks").columns(["teacherId", "groupId", "day"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["looks", "assignments"]) await db.schema.dropTable(table).execute();
}
