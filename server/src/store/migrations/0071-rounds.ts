import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Live rounds of a deck, their players, who have no account, and their answers. A round goes with its host and with the owner of its texts. Answers have no key to
 * their player: they are written by the hundred at once, and always after it.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("rounds")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("code", text, (c) => c.notNull().unique())
    .addColumn("hostId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("languages", text)
    .addColumn("seconds", count, (c) => c.notNull())
    .addColumn("questionCount", count, (c) => c.notNull())
    .addColumn("questions", text, (c) => c.notNull())
    .addColumn("question", count, (c) => c.notNull())
    .addColumn("closesAt", ms)
    .addColumn("isOpen", count, (c) => c.notNull().check(sql`"isOpen" in (0, 1)`))
    .addColumn("step", count, (c) => c.notNull())
    .addColumn("touchedAt", ms, (c) => c.notNull())
    .addColumn("endedAt", ms)
    .addColumn("endedWhy", text)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("roundsOfHost").on("rounds").column("hostId").execute();
  await db.schema.createIndex("roundsOfOwner").on("rounds").column("deckOwnerId").execute();
  await db.schema.createIndex("roundsByTouch").on("rounds").column("touchedAt").execute();
  await db.schema
    .createTable("roundPlayers")
    .addColumn("roundId", text, (c) => c.notNull().references("rounds.id").onDelete("cascade"))
    .addColumn("id", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("nameKey", text, (c) => c.notNull())
    .addColumn("tokenHash", text, (c) => c.notNull().unique())
    .addColumn("firstQuestion", count, (c) => c.notNull())
    .addColumn("joinedAt", ms, (c) => c.notNull())
    .addColumn("removedAt", ms)
    .addPrimaryKeyConstraint("roundPlayersPrimaryKey", ["roundId", "id"])
    .addUniqueConstraint("roundPlayersByName", ["roundId", "nameKey"])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable("roundAnswers")
    .addColumn("roundId", text, (c) => c.notNull().references("rounds.id").onDelete("cascade"))
    .addColumn("question", count, (c) => c.notNull())
    .addColumn("playerId", text, (c) => c.notNull())
    .addColumn("choice", count, (c) => c.notNull())
    .addColumn("isRight", count, (c) => c.notNull().check(sql`"isRight" in (0, 1)`))
    .addColumn("streak", count, (c) => c.notNull())
    .addColumn("points", count, (c) => c.notNull())
    .addPrimaryKeyConstraint("roundAnswersPrimaryKey", ["roundId", "question", "playerId"])
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["roundAnswers", "roundPlayers", "rounds"]) await db.schema.dropTable(table).execute();
}
