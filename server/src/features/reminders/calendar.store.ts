import type { Day } from "@recollect/domain/study/day.ts";

import { mayOpen } from "../../access/deck-conditions.store.ts";
import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";

/** The student's feed; null if there is none. */
export async function feedOf(db: Db, uid: string): Promise<{ id: string } | null> {
  return (await db.selectFrom("calendarFeeds").select("id").where("userId", "=", uid).executeTakeFirst()) ?? null;
}

/** The feed with this id, with its student's choice of language, unless the account is suspended or about to be deleted. */
export async function findFeed(db: Db, id: string): Promise<{ uid: string; madeAt: number; language: string | null } | null> {
  const row = await db
    .selectFrom("calendarFeeds")
    .innerJoin("users", "users.id", "calendarFeeds.userId")
    .select(["users.id as uid", "calendarFeeds.madeAt", "users.language"])
    .where("calendarFeeds.id", "=", id)
    .where("users.suspendedAt", "is", null)
    .where("users.deletionAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives the student a feed with this id; an earlier one ends. */
export async function saveFeed({ db }: Transaction, row: { userId: string; id: string; madeAt: number }): Promise<void> {
  const { id, madeAt } = row;
  await db
    .insertInto("calendarFeeds")
    .values(row)
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ id, madeAt }))
    .execute();
}

export async function removeFeed({ db }: Transaction, uid: string): Promise<void> {
  await db.deleteFrom("calendarFeeds").where("userId", "=", uid).execute();
}

export type ExamOfDeck = { deckId: number; title: string; day: Day };

/** The student's exams from a day on, of the decks that they may open now. */
export async function examsFrom(db: Db, uid: string, from: Day): Promise<ExamOfDeck[]> {
  return db
    .selectFrom("studyExams")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "studyExams.deckOwnerId").onRef("decks.id", "=", "studyExams.deckId"))
    .select(["decks.id as deckId", "decks.title", "studyExams.examDay as day"])
    .where("studyExams.userId", "=", uid)
    .where("studyExams.examDay", ">=", from)
    .where(mayOpen(uid))
    .orderBy("studyExams.examDay")
    .limit(mostExams)
    .execute();
}

const mostExams = 1000;
