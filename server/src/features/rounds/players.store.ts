import { sql } from "kysely";

import type { Score } from "@recollect/domain/rounds/standing.ts";

import type { Db } from "../../store/tables.ts";
import type { RoundAnswersTable, RoundPlayersTable } from "./rounds.tables.ts";

/** A player who is in the round. */
export type PlayerRow = Pick<RoundPlayersTable, "id" | "name" | "firstQuestion">;

/** The players of a round, in the order in which they joined. */
export async function playersOf(db: Db, roundId: string): Promise<PlayerRow[]> {
  return db
    .selectFrom("roundPlayers")
    .select(["id", "name", "firstQuestion"])
    .where("roundId", "=", roundId)
    .where("removedAt", "is", null)
    .orderBy("joinedAt")
    .orderBy("id")
    .execute();
}

/** The keys of all names of a round, also of removed players: null by the key, or since when it is removed. */
export async function namesOf(db: Db, roundId: string): Promise<Map<string, number | null>> {
  const rows = await db.selectFrom("roundPlayers").select(["nameKey", "removedAt"]).where("roundId", "=", roundId).execute();
  return new Map(rows.map(({ nameKey, removedAt }) => [nameKey, removedAt]));
}

export async function addPlayer(db: Db, player: RoundPlayersTable): Promise<void> {
  await db.insertInto("roundPlayers").values(player).execute();
}

/** The player of a round whose browser has this token; null for none, and for a removed one. */
export async function playerByToken(db: Db, roundId: string, tokenHash: string): Promise<PlayerRow | null> {
  const row = await db
    .selectFrom("roundPlayers")
    .select(["id", "name", "firstQuestion"])
    .where("tokenHash", "=", tokenHash)
    .where("roundId", "=", roundId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether there was such a player. */
export async function markRemoved(db: Db, { roundId, id }: { roundId: string; id: string }, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("roundPlayers")
    .set({ removedAt: now })
    .where("roundId", "=", roundId)
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets a player with all answers. */
export async function removePlayer(db: Db, { roundId, id }: { roundId: string; id: string }): Promise<void> {
  await db.deleteFrom("roundAnswers").where("roundId", "=", roundId).where("playerId", "=", id).execute();
  await db.deleteFrom("roundPlayers").where("roundId", "=", roundId).where("id", "=", id).execute();
}

type AnswerPlace = Pick<RoundAnswersTable, "roundId" | "question" | "playerId">;

export async function findAnswer(db: Db, { roundId, question, playerId }: AnswerPlace): Promise<RoundAnswersTable | null> {
  const row = await db
    .selectFrom("roundAnswers")
    .selectAll()
    .where("roundId", "=", roundId)
    .where("question", "=", question)
    .where("playerId", "=", playerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores an answer, unless there is one already. Returns whether it was stored. */
export async function addAnswer(db: Db, answer: RoundAnswersTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("roundAnswers")
    .values(answer)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The answers to some questions of a round. */
export async function answersTo(db: Db, roundId: string, questions: readonly number[]): Promise<RoundAnswersTable[]> {
  if (questions.length === 0) return [];
  return db.selectFrom("roundAnswers").selectAll().where("roundId", "=", roundId).where("question", "in", questions).execute();
}

/** What each player has got from the questions before this one. */
export async function scoresBefore(db: Db, roundId: string, question: number): Promise<Map<string, Score>> {
  const rows = await db
    .selectFrom("roundAnswers")
    .select(["playerId", sql<number>`sum("points")`.as("points"), sql<number>`sum("isRight")`.as("correct")])
    .where("roundId", "=", roundId)
    .where("question", "<", question)
    .groupBy("playerId")
    .execute();
  return new Map(rows.map(({ playerId, points, correct }) => [playerId, { points, correct }]));
}

/** The right answers of a round: the questions of each player. */
export async function rightAnswersOf(db: Db, roundId: string): Promise<{ playerId: string; question: number }[]> {
  return db.selectFrom("roundAnswers").select(["playerId", "question"]).where("roundId", "=", roundId).where("isRight", "=", 1).execute();
}
