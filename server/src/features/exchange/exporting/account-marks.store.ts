import { outcomesOf, type Marks } from "@recollect/domain/practice/history/stored-marks.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";

import { mayOpen } from "../../../access/deck-conditions.store.ts";
import type { Db } from "../../../store/tables.ts";

/** The cards that a student starred, by deck. */
export async function starredCards(db: Db, uid: string) {
  const rows = await db
    .selectFrom("cardStars")
    .select(["deckOwnerId as ownerId", "deckId", "cardId"])
    .where("userId", "=", uid)
    .orderBy("deckId")
    .orderBy("cardId")
    .execute();
  return [...Map.groupBy(rows, ({ ownerId, deckId }) => `${ownerId}/${deckId}`).values()].map((ofDeck) => ({
    ownerId: ofDeck[0]?.ownerId ?? "",
    deckId: ofDeck[0]?.deckId ?? 0,
    cards: ofDeck.map(({ cardId }) => cardId),
  }));
}

/** Decks with a star, and others' decks that were saved or removed from the list; with a title while the student may open the deck. */
export async function markedDecks(db: Db, uid: string) {
  return db
    .selectFrom("deckMarks as mark")
    .leftJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "mark.deckOwnerId").onRef("decks.id", "=", "mark.deckId").on(mayOpen(uid)),
    )
    .select([
      "mark.deckOwnerId as ownerId",
      "mark.deckId",
      "decks.title",
      "mark.savedAt",
      "mark.starredAt",
      "mark.removedAt",
      "mark.thankedAt",
    ])
    .where("mark.userId", "=", uid)
    .orderBy("mark.deckId")
    .execute();
}

/** The answers of all tests together, in characters of their marks: an account has room for much else. */
const mostAnswers = 4 * 1024 * 1024;

/** The practice tests of each deck with their results; the newest ones also with the result of each question. */
export async function finishedTests(db: Db, uid: string) {
  const rows = await db
    .selectFrom("practiceTests")
    .select(["id", "deckOwnerId as ownerId", "deckId", "kind", "startedAt", "finishedAt", "size", "correct", "score", "answered", "marks"])
    .where("userId", "=", uid)
    .where("finishedAt", "is not", null)
    .orderBy("finishedAt", "desc")
    .orderBy("id", "desc")
    .execute();
  let left = mostAnswers;
  const tests = rows.map(({ marks, ...test }) => {
    if (test.answered !== null) left -= marks.length;
    return test.answered === null || left < 0 ? test : { ...test, answers: outcomesOf(JSON.parse(marks) as Marks) };
  });
  return tests.toReversed();
}

/** The best times in the game of pairs, by deck. */
export async function matchTimesOf(db: Db, uid: string) {
  return db
    .selectFrom("matchTimes")
    .select(["deckOwnerId as ownerId", "deckId", "ms", "pairs", "playedAt"])
    .where("userId", "=", uid)
    .orderBy("deckId")
    .orderBy("playedAt")
    .execute();
}

/** The exams, with days such as `2026-06-01`: those of one deck without a name, and those with a name and their decks. */
export async function examsSet(db: Db, uid: string) {
  const rows = await db
    .selectFrom("examPlans")
    .innerJoin("examPlanDecks", (join) =>
      join.onRef("examPlanDecks.userId", "=", "examPlans.userId").onRef("examPlanDecks.planId", "=", "examPlans.id"),
    )
    .select(["examPlans.id", "name", "examDay", "deckOwnerId as ownerId", "deckId"])
    .where("examPlans.userId", "=", uid)
    .orderBy("examDay")
    .orderBy("examPlans.id")
    .orderBy("deckId")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((ofExam) => {
    const decks = ofExam.map(({ ownerId, deckId }) => ({ ownerId, deckId }));
    const { name = "", examDay = 0 } = ofExam[0] ?? {};
    return name === "" ? { ...decks[0], day: dayText(examDay) } : { name, day: dayText(examDay), decks };
  });
}
