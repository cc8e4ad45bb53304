import type { Db } from "../../../store/tables.ts";

/** The questions on cards that somebody asked, with the reports that others sent of them left out: those are their senders'. */
export async function questionsAskedBy(db: Db, uid: string) {
  return db
    .selectFrom("cardQuestions")
    .select(["groupId", "deckOwnerId as ownerId", "deckId", "cardId", "cardFront", "text", "askedAt", "settledAt"])
    .where("byId", "=", uid)
    .orderBy("askedAt")
    .orderBy("id")
    .execute();
}

/** The answers that somebody wrote to questions; the questions themselves are others'. */
export async function answersWrittenBy(db: Db, uid: string) {
  return db
    .selectFrom("cardAnswers")
    .innerJoin("cardQuestions", "cardQuestions.id", "cardAnswers.questionId")
    .select(["cardQuestions.groupId", "cardQuestions.deckId", "cardQuestions.cardId", "cardAnswers.text", "cardAnswers.answeredAt"])
    .where("cardAnswers.byId", "=", uid)
    .orderBy("answeredAt")
    .orderBy("cardAnswers.id")
    .execute();
}
