import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** Reports about decks, caretakers' actions and their reasons, notices to students, and the data of restricted decks and suspended accounts. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema.alterTable("users").addColumn("role", text).execute();
  await db.schema.alterTable("users").addColumn("suspendedAt", ms).execute();
  await db.schema
    .createTable("reports")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("reporterId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("deckTitle", text, (c) => c.notNull())
    .addColumn("reason", text, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addColumn("settledAt", ms)
    .addUniqueConstraint("reportsOnce", ["reporterId", "deckOwnerId", "deckId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("reportsByDeck").on("reports").columns(["deckOwnerId", "deckId", "createdAt"]).execute();
  await sql`create index "reportsOpen" on "reports" ("createdAt") where "settledAt" is null`.execute(db);
  await db.schema
    .createTable("deckRestrictions")
    .addColumn("ownerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("level", text, (c) => c.notNull())
    .addColumn("wished", text, (c) => c.notNull())
    .addColumn("deckTitle", text, (c) => c.notNull())
    .addColumn("since", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("deckRestrictionsPrimaryKey", ["ownerId", "deckId"])
    .modifyEnd(end)
    .execute();
  await createLog(db, kind);
  await db.schema
    .createTable("notices")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("deckId", ms)
    .addColumn("deckTitle", text)
    .addColumn("why", text, (c) => c.notNull())
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addColumn("readAt", ms)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("noticesByUser").on("notices").columns(["userId", "createdAt"]).execute();
  await db.schema.createIndex("studyDaysByDay").on("studyDays").columns(["day", "userId"]).execute();
  await db.schema.createIndex("usersByCreation").on("users").column("createdAt").execute();
}

/** The actor and the subject are stored twice: as a key, which is deleted with the account, and as a pseudonym, which stays. */
async function createLog(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  const log = db.schema.createTable("deskLog");
  const withId =
    kind === "sqlite"
      ? log.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement())
      : log.addColumn("id", "bigserial", (c) => c.primaryKey());
  await withId
    .addColumn("at", ms, (c) => c.notNull())
    .addColumn("act", text, (c) => c.notNull())
    .addColumn("actorId", text, (c) => c.references("users.id").onDelete("set null"))
    .addColumn("actor", text, (c) => c.notNull())
    .addColumn("subjectId", text, (c) => c.references("users.id").onDelete("set null"))
    .addColumn("subject", text)
    .addColumn("deckId", ms)
    .addColumn("why", text, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("deskLogBySubject").on("deskLog").columns(["subjectId", "deckId", "id"]).execute();
  await db.schema.createIndex("deskLogByActor").on("deskLog").column("actorId").execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const index of ["usersByCreation", "studyDaysByDay"]) await db.schema.dropIndex(index).execute();
  for (const table of ["notices", "deskLog", "deckRestrictions", "reports"]) await db.schema.dropTable(table).execute();
  for (const column of ["suspendedAt", "role"]) await db.schema.alterTable("users").dropColumn(column).execute();
}
