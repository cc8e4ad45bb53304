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

/** An exam in a calendar: the deck is the first one of several. */
export type ExamOnDay = { planId: string; name: string; deckId: number; title: string; day: Day };

/** The student's exams from a day on, as far as they may open a deck of them now. */
export async function examsFrom(db: Db, uid: string, from: Day): Promise<ExamOnDay[]> {
  const rows = await db
    .selectFrom("examPlans")
    .innerJoin("examPlanDecks", (join) =>
      join.onRef("examPlanDecks.userId", "=", "examPlans.userId").onRef("examPlanDecks.planId", "=", "examPlans.id"),
    )
    .innerJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "examPlanDecks.deckOwnerId").onRef("decks.id", "=", "examPlanDecks.deckId"),
    )
    .select(["examPlans.id as planId", "examPlans.name", "decks.id as deckId", "decks.title", "examPlans.examDay as day"])
    .where("examPlans.userId", "=", uid)
    .where("examPlans.examDay", ">=", from)
    .where(mayOpen(uid))
    .orderBy("examPlans.examDay")
    .orderBy("decks.id")
    .limit(mostRows)
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.planId, row])).values()].toReversed();
}

/** Each is a deck of an exam. */
const mostRows = 3000;
