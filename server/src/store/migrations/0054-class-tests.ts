import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Tests that a teacher opens for a group, the tries of its students, and their answers, one row each, so that a closed tab loses nothing. A test has
 * its own copy of its questions from the moment the first student begins; no key leads to the deck. It goes with the deck's owner, whose texts
 * these are, and with the group. Answers have no key to their try: they are written by the thousand, and always after it.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("classTests")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("groupId", text, (c) => c.notNull().references("groups.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("opensAt", ms, (c) => c.notNull())
    .addColumn("closesAt", ms, (c) => c.notNull())
    .addColumn("minutes", count)
    .addColumn("count", count, (c) => c.notNull())
    .addColumn("direction", text, (c) => c.notNull())
    .addColumn("revision", count, (c) => c.notNull())
    .addColumn("madeBy", text, (c) => c.references("users.id").onDelete("set null"))
    .addColumn("madeAt", ms, (c) => c.notNull())
    .addColumn("questionCount", count)
    .addColumn("questions", text)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("classTestsOfGroup").on("classTests").columns(["groupId", "closesAt"]).execute();
  await db.schema.createIndex("classTestsOfDeck").on("classTests").columns(["deckOwnerId", "deckId"]).execute();
  await db.schema.createIndex("classTestsOfMaker").on("classTests").column("madeBy").execute();
  await db.schema
    .createTable("classTestTries")
    .addColumn("testId", text, (c) => c.notNull().references("classTests.id").onDelete("cascade"))
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("startedAt", ms, (c) => c.notNull())
    .addColumn("finishedAt", ms)
    .addPrimaryKeyConstraint("classTestTriesPrimaryKey", ["testId", "userId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("classTestTriesByUser").on("classTestTries").column("userId").execute();
  await db.schema
    .createTable("classTestAnswers")
    .addColumn("testId", text, (c) => c.notNull().references("classTests.id").onDelete("cascade"))
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("question", count, (c) => c.notNull())
    .addColumn("answer", text, (c) => c.notNull())
    .addColumn("wording", text, (c) => c.notNull())
    .addColumn("givenAt", ms, (c) => c.notNull())
    .addColumn("isRight", count, (c) => c.check(sql`"isRight" in (0, 1)`))
    .addColumn("byTeacher", count, (c) => c.notNull().check(sql`"byTeacher" in (0, 1)`))
    .addPrimaryKeyConstraint("classTestAnswersPrimaryKey", ["testId", "userId", "question"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("classTestAnswersByUser").on("classTestAnswers").column("userId").execute();
  await db.schema.createIndex("classTestAnswersByWording").on("classTestAnswers").columns(["testId", "question", "wording"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["classTestAnswers", "classTestTries", "classTests"]) await db.schema.dropTable(table).execute();
}
