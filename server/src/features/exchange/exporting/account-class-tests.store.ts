import { phaseOf } from "@recollect/domain/groups/class-tests/class-test.ts";
import { answerText, type KeptQuestion } from "@recollect/domain/groups/class-tests/paper.ts";

import type { Db } from "../../../store/tables.ts";

/** The class tests that a teacher made. */
export async function testsMadeBy(db: Db, uid: string) {
  return db
    .selectFrom("classTests")
    .select([
      "groupId",
      "deckOwnerId as ownerId",
      "deckId",
      "title",
      "kind",
      "opensAt",
      "closesAt",
      "minutes",
      "count",
      "direction",
      "madeAt",
    ])
    .where("madeBy", "=", uid)
    .orderBy("madeAt")
    .execute();
}

/** A student's answers to class tests. What is right is there once a test is over for everybody, as on its page. */
export async function testsTakenBy(db: Db, uid: string, now: number) {
  const tries = await db
    .selectFrom("classTestTries")
    .innerJoin("classTests", "classTests.id", "classTestTries.testId")
    .select(["testId", "groupId", "title", "kind", "opensAt", "closesAt", "startedAt", "finishedAt"])
    .where("classTestTries.userId", "=", uid)
    .orderBy("startedAt")
    .execute();
  const answers = await db.selectFrom("classTestAnswers").selectAll().where("userId", "=", uid).orderBy("question").execute();
  const byTest = Map.groupBy(answers, ({ testId }) => testId);
  const taken = [];
  for (const { testId, opensAt, closesAt, ...test } of tries) {
    const kept = await questionsOf(db, testId);
    const isOver = phaseOf({ opensAt, closesAt }, now) === "over";
    const givenAnswers = (byTest.get(testId) ?? []).flatMap(({ question, answer, givenAt, isRight, byTeacher }) => {
      const keptQuestion = kept[question];
      if (!keptQuestion) return [];
      const mark = { rightAnswer: keptQuestion.answer, isRight: isRight === null ? null : isRight === 1, isByTeacher: byTeacher === 1 };
      return [{ question: keptQuestion.question, answer: answerText(keptQuestion, answer), givenAt, ...(isOver ? mark : {}) }];
    });
    taken.push({ ...test, answers: givenAnswers });
  }
  return taken;
}

async function questionsOf(db: Db, testId: string): Promise<KeptQuestion[]> {
  const row = await db.selectFrom("classTests").select("questions").where("id", "=", testId).executeTakeFirst();
  return JSON.parse(row?.questions ?? "[]") as KeptQuestion[];
}
