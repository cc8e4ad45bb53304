import type { ReportReason } from "@recollect/domain/moderation/report.ts";

import type { Db } from "../../store/tables.ts";

/** Where a list of questions continues: after this one, last reported at this time (ms since 1970). */
export type QuestionPlace = { at: number; id: string };

/** A reported question with its words, and no word about its group. */
export type ReportedQuestion = {
  id: string;
  text: string;
  cardFront: string;
  answers: { id: string; text: string }[];
  /** open ones, without who sent them */
  reports: { reason: ReportReason; text: string; createdAt: number }[];
  lastAt: number;
};

/** Questions with open reports, the last reported first; those after a place, or from the newest on. */
export async function reportedQuestions(
  db: Db,
  { after, most }: { after: QuestionPlace | null; most: number },
): Promise<ReportedQuestion[]> {
  const rows = await db
    .selectFrom("questionReports")
    .innerJoin("cardQuestions", "cardQuestions.id", "questionReports.questionId")
    .select(({ fn }) => ["cardQuestions.id", fn.max("questionReports.createdAt").as("lastAt")])
    .where("questionReports.settledAt", "is", null)
    .groupBy("cardQuestions.id")
    .$if(after !== null, (query) =>
      query.having((eb) => {
        const [last, { at, id }] = [eb.fn.max("questionReports.createdAt"), after ?? { at: 0, id: "" }];
        return eb.or([eb(last, "<", at), eb.and([eb(last, "=", at), eb("cardQuestions.id", ">", id)])]);
      }),
    )
    .orderBy(({ fn }) => fn.max("questionReports.createdAt"), "desc")
    .orderBy("cardQuestions.id")
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const questions = await db.selectFrom("cardQuestions").select(["id", "text", "cardFront"]).where("id", "in", ids).execute();
  const answers = await db
    .selectFrom("cardAnswers")
    .select(["questionId", "id", "text"])
    .where("questionId", "in", ids)
    .orderBy("answeredAt")
    .execute();
  const reports = await db
    .selectFrom("questionReports")
    .select(["questionId", "reason", "text", "createdAt"])
    .where("questionId", "in", ids)
    .where("settledAt", "is", null)
    .orderBy("createdAt", "desc")
    .execute();
  const of = <Row extends { questionId: string }>(all: readonly Row[], id: string) => all.filter(({ questionId }) => questionId === id);
  return rows.flatMap(({ id, lastAt }) => {
    const question = questions.find((one) => one.id === id);
    if (!question) return [];
    return {
      ...question,
      lastAt,
      answers: of(answers, id).map((answer) => ({ id: answer.id, text: answer.text })),
      reports: of(reports, id).map(({ reason, text, createdAt }) => ({ reason, text, createdAt })),
    };
  });
}

/** A question for the one who acts on it, with its open reports counted; null if it is gone. */
export async function questionCase(
  db: Db,
  id: string,
): Promise<{ byId: string; groupId: string; deckId: number; deckTitle: string | null; openReports: number } | null> {
  const row = await db
    .selectFrom("cardQuestions")
    .leftJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "cardQuestions.deckOwnerId").onRef("decks.id", "=", "cardQuestions.deckId"),
    )
    .select(["cardQuestions.byId", "cardQuestions.groupId", "cardQuestions.deckId", "decks.title as deckTitle"])
    .where("cardQuestions.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { openReports } = await db
    .selectFrom("questionReports")
    .select(({ fn }) => fn.countAll<number>().as("openReports"))
    .where("questionId", "=", id)
    .where("settledAt", "is", null)
    .executeTakeFirstOrThrow();
  return { ...row, openReports };
}

/** The ids of a question and its answers, which notices are about. */
export async function subjectsOfQuestion(db: Db, id: string): Promise<string[]> {
  const answers = await db.selectFrom("cardAnswers").select("id").where("questionId", "=", id).execute();
  return [id, ...answers.map((answer) => answer.id)];
}

export async function settleQuestionReports(db: Db, id: string, settledAt: number): Promise<void> {
  await db.updateTable("questionReports").set({ settledAt }).where("questionId", "=", id).where("settledAt", "is", null).execute();
}

export async function deleteReportedQuestion(db: Db, id: string): Promise<void> {
  await db.deleteFrom("cardQuestions").where("id", "=", id).execute();
}

/** The members of the question's group, whose open pages learn that it is gone. */
export async function membersToTell(db: Db, groupId: string): Promise<string[]> {
  const rows = await db.selectFrom("groupMembers").select("userId").where("groupId", "=", groupId).where("leftAt", "is", null).execute();
  return rows.map(({ userId }) => userId);
}
