import { createHash } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { answerRefusal, deadlineOf, phaseOf, tryState } from "@recollect/domain/groups/class-tests/class-test.ts";
import { choiceNumber, paperOf, wordingOf, type KeptQuestion } from "@recollect/domain/groups/class-tests/paper.ts";
import type { OwnClassTest, OwnTestResult, RunningTest } from "@recollect/domain/groups/class-tests/results.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import type { GroupRow } from "../groups.store.ts";
import { asMember } from "../memberships.ts";
import { ownClassTestOf, resultAnswersOf, resultOf } from "./class-test-views.ts";
import { findClassTest, testsOfStudent, type ClassTestRow, type StudentsTestRow } from "./class-tests.store.ts";
import type { Marking } from "./marking.ts";
import type { TestQuestions } from "./questions.ts";
import { answersOf, beginTry, countsOfStudent, findTry, finishTry, lockTry, putAnswer, removeAnswer } from "./tries.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

type TakingDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  questions: TestQuestions;
  marking: Marking;
};

/** How long a result waits for marks, in ms; the page asks again for the rest. */
const markingMs = 100;

export type Taking = ReturnType<typeof createTaking>;

/** Class tests for their students: one try each, stored answer by answer, by the server's clock. */
export function createTaking({ store, clock, questions, marking }: TakingDeps) {
  /** The test, for a student of its group now. Throws `group/not-found`, `class-test/for-students`, `class-test/not-found`. */
  async function testForStudent(db: Db, uid: string, groupId: string, id: string): Promise<{ test: ClassTestRow; group: GroupRow }> {
    const group = await asMember(db, uid, groupId);
    if (group.role !== "student") throw new AppError("class-test/for-students");
    const test = await findClassTest(db, groupId, id);
    if (!test) throw new AppError("class-test/not-found");
    return { test, group };
  }

  async function ownOf(uid: string, rows: readonly StudentsTestRow[]): Promise<OwnClassTest[]> {
    const now = clock();
    const over = rows.filter((row) => phaseOf(row, now) === "over");
    const counts = await countsOfStudent(
      store.read,
      uid,
      over.map(({ id }) => id),
    );
    for (const row of over) if ((counts.get(row.id)?.unmarked ?? 0) > 0) marking.start(row);
    return rows.map((row) => ownClassTestOf(row, counts.get(row.id) ?? null, now));
  }

  async function paper(test: ClassTestRow, kept: readonly KeptQuestion[], uid: string): Promise<RunningTest> {
    const of = { testId: test.id, uid };
    const [own, answers] = [await findTry(store.read, of), await answersOf(store.read, of)];
    if (!own) throw new AppError("class-test/not-begun");
    const given = new Map(answers.map(({ question, answer }) => [question, answer]));
    return { now: clock(), deadline: deadlineOf(test, own), questions: paperOf(kept, of, given) };
  }

  return {
    /** The student's tests of one group. Throws `group/not-found`. */
    async ofGroup({ uid }: Viewer, groupId: string): Promise<OwnClassTest[]> {
      return ownOf(uid, await testsOfStudent(store.read, uid, { groupId, closesFrom: 0 }));
    },

    /** The student's tests of all groups: coming, open, and over lately. */
    async mine({ uid }: Viewer): Promise<OwnClassTest[]> {
      return ownOf(uid, await testsOfStudent(store.read, uid, { closesFrom: clock() - CLASS_TEST.shownDays * dayMs }));
    },

    /**
     * Begins the student's only try, or goes on with it. Throws `group/not-found`, `class-test/for-students`, `class-test/not-found`,
     * `class-test/not-open`, `class-test/time-over`, `class-test/handed-in`, and what keeps the deck from being asked.
     */
    async begin({ uid }: Viewer, groupId: string, id: string): Promise<RunningTest> {
      const arrivedAt = clock();
      const { test } = await testForStudent(store.read, uid, groupId, id);
      const own = await findTry(store.read, { testId: id, uid });
      const state = tryState(test, own, arrivedAt);
      if (state === "soon") throw new AppError("class-test/not-open");
      if (state !== "open" && state !== "running") throw new AppError(own?.finishedAt ? "class-test/handed-in" : "class-test/time-over");
      const kept = await questions.ensure(test, uid);
      if (state === "open") {
        await store.write(async (tx) => {
          const { test: current } = await testForStudent(tx.db, uid, groupId, id);
          const now = clock();
          // It may have ended while its questions were made: a try without any time would count as one without a right answer.
          if (phaseOf(current, now) !== "open") throw new AppError("class-test/time-over");
          await beginTry(tx.db, { testId: id, uid }, now);
          tx.announce({ kind: "groups", uid, groupId });
        });
      }
      return paper(test, kept, uid);
    },

    /**
     * Stores the answer to a question in place of an earlier one; an empty one takes it back. What counts is when the request arrived. Throws as
     * `begin`, and `class-test/not-begun`, `class-test/no-such-question`, `class-test/no-such-choice`, `class-test/answer-too-long`.
     */
    async answer({ uid }: Viewer, groupId: string, id: string, { question, answer }: { question: number; answer: string }): Promise<void> {
      const arrivedAt = clock();
      if (answer.length > CLASS_TEST.answerMaxLength) throw new AppError("class-test/answer-too-long");
      const { test } = await testForStudent(store.read, uid, groupId, id);
      const kept = await questions.kept(test);
      const of = { testId: id, uid };
      await store.write(async ({ db }) => {
        const current = (await testForStudent(db, uid, groupId, id)).test;
        const refusal = answerRefusal(current, await lockTry(db, of), arrivedAt);
        if (refusal) throw new AppError(refusal);
        const asked = kept?.[question];
        if (!asked) throw new AppError("class-test/no-such-question");
        if (answer.trim() === "") return removeAnswer(db, of, question);
        const choice = choiceNumber(asked, answer);
        if (asked.choices !== null && choice === null) throw new AppError("class-test/no-such-choice");
        const isRight = choice === null ? null : asked.choices?.[choice] === asked.answer ? 1 : 0;
        const wording = digest(wordingOf(asked, answer));
        await putAnswer(db, { testId: id, userId: uid, question, answer, wording, givenAt: arrivedAt, isRight });
      });
    },

    /** Hands the test in, before its time is over. Handing it in twice is handing it in. Throws as `answer`. */
    async finish({ uid }: Viewer, groupId: string, id: string): Promise<void> {
      const arrivedAt = clock();
      const test = await store.write(async (tx) => {
        const current = (await testForStudent(tx.db, uid, groupId, id)).test;
        const own = await lockTry(tx.db, { testId: id, uid });
        const refusal = answerRefusal(current, own, arrivedAt);
        if (refusal !== null && refusal !== "class-test/handed-in") throw new AppError(refusal);
        await finishTry(tx.db, { testId: id, uid }, arrivedAt);
        tx.announce({ kind: "groups", uid, groupId });
        return current;
      });
      marking.start(test);
    },

    /** The student's own result, once the test is over for everybody. Throws as `begin`, and `class-test/not-over`, `class-test/not-begun`. */
    async result({ uid }: Viewer, groupId: string, id: string): Promise<OwnTestResult> {
      const { test, group } = await testForStudent(store.read, uid, groupId, id);
      if (phaseOf(test, clock()) !== "over") throw new AppError("class-test/not-over");
      const of = { testId: id, uid };
      const kept = await questions.kept(test);
      if (kept === null || !(await findTry(store.read, of))) throw new AppError("class-test/not-begun");
      marking.start(test);
      await marking.wait(test, markingMs);
      const counts = (await countsOfStudent(store.read, uid, [id])).get(id) ?? null;
      const answers = resultAnswersOf(kept, await answersOf(store.read, of));
      const about = { title: test.title, kind: test.kind, groupName: group.name, name: null };
      return { ...resultOf(counts, kept.length), ...about, answers };
    },
  };
}

/** Short enough for an index; a student would have to look for two wordings with one digest among 2^128. */
function digest(wording: string): string {
  return createHash("sha256").update(wording).digest("base64url").slice(0, 22);
}
