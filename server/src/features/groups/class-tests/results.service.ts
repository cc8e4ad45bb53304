import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deadlineOf, phaseOf } from "@recollect/domain/groups/class-tests/class-test.ts";
import { answerText, type KeptQuestion } from "@recollect/domain/groups/class-tests/paper.ts";
import type {
  ClassTestResults,
  Correction,
  OwnTestResult,
  PupilResult,
  WordingResult,
} from "@recollect/domain/groups/class-tests/results.ts";
import type { Day } from "@recollect/domain/study/day.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";

import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store } from "../../../store/store.ts";
import { noteLooks, studentsSeenOn } from "../assignments/looks.store.ts";
import { announceGroup, asTeacher, asTeacherForChange } from "../memberships.ts";
import { classTestOf, markOf, resultAnswersOf, resultOf } from "./class-test-views.ts";
import { findTeachersTest, type TeachersTestRow } from "./class-tests.store.ts";
import type { Marking } from "./marking.ts";
import type { TestQuestions } from "./questions.ts";
import {
  answersOf,
  correctAnswers,
  countsByQuestion,
  countsByStudent,
  countsOfStudent,
  triesOfGroup,
  wordingsOf,
  type Counts,
} from "./tries.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

type ResultsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  questions: TestQuestions;
  marking: Marking;
  /** the study day of this person */
  todayOf: (uid: string) => Promise<Day>;
};

/** How long a page waits for marks, in ms; it asks again for the rest. */
const markingMs = 100;
/** Different answers to one question that are listed. */
const mostWordings = 200;

export type TestResults = ReturnType<typeof createTestResults>;

/** The results of class tests for their teachers, once a test is over, and the teachers' corrections. */
export function createTestResults({ store, clock, questions, marking, todayOf }: ResultsDeps) {
  /** Throws `group/not-found`, `group/not-a-teacher`, `class-test/not-found`, `class-test/not-over`. */
  async function finished({ uid }: Viewer, groupId: string, id: string) {
    const group = await asTeacher(store.read, uid, groupId);
    const test = await findTeachersTest(store.read, groupId, id, uid);
    if (!test) throw new AppError("class-test/not-found");
    if (phaseOf(test, clock()) !== "over") throw new AppError("class-test/not-over");
    return { group, test, kept: (await questions.kept(test)) ?? [] };
  }

  async function noteLook(uid: string, groupId: string, students: readonly string[]): Promise<void> {
    const look = { groupId, teacherId: uid, day: await todayOf(uid) };
    const seen = await studentsSeenOn(store.read, look);
    const unseen = students.filter((id) => !seen.has(id));
    if (unseen.length > 0) await store.write(({ db }) => noteLooks(db, look, unseen));
  }

  /** The students of the group now, and the ids of those who answered and left the group later. */
  async function pupilsOf(test: TeachersTestRow, kept: readonly KeptQuestion[]): Promise<{ pupils: PupilResult[]; left: string[] }> {
    const [rows, counts] = [await triesOfGroup(store.read, test.groupId, test.id), await countsByStudent(store.read, test.id)];
    const here = new Set(rows.map(({ uid }) => uid));
    const pupils = rows.map((row) => pupilResult(row, counts.get(row.uid) ?? null, { test, kept }));
    return { pupils, left: [...counts.keys()].filter((uid) => !here.has(uid)) };
  }

  /** Without the answers of who left the group: those are taken off, because they are few and counting only the others takes ten times as long. */
  async function questionCounts(testId: string, left: readonly string[]) {
    const all = await countsByQuestion(store.read, testId);
    const ofLeft = left.length === 0 ? new Map<number, never>() : await countsByQuestion(store.read, testId, left);
    return (at: number) => {
      const [{ answered = 0, right = 0 } = {}, gone] = [all.get(at), ofLeft.get(at)];
      return { answered: answered - (gone?.answered ?? 0), right: right - (gone?.right ?? 0) };
    };
  }

  return {
    /** Every student's score, and every question's. Notes that the teacher looked. Throws as `finished`. */
    async results(viewer: Viewer, groupId: string, id: string): Promise<ClassTestResults> {
      const { group, test, kept } = await finished(viewer, groupId, id);
      marking.start(test);
      await marking.wait(test, markingMs);
      const { pupils, left } = await pupilsOf(test, kept);
      const countsAt = await questionCounts(id, left);
      const took = pupils.filter(({ result }) => result !== null).map(({ uid }) => uid);
      await noteLook(viewer.uid, groupId, took);
      return {
        test: classTestOf(test, clock()),
        groupName: group.name,
        pupils,
        questions: kept.map(({ key, question, answer }, at) => {
          return { at, key, question, rightAnswer: answer, ...countsAt(at) };
        }),
        isComplete: pupils.every(({ result }) => result === null || result.unmarked === 0),
      };
    },

    /** The test of one student with every answer. Throws as `finished`, and `group/member-not-found`. */
    async pupil(viewer: Viewer, groupId: string, id: string, uid: string): Promise<OwnTestResult> {
      const { group, test, kept } = await finished(viewer, groupId, id);
      const [row] = await triesOfGroup(store.read, groupId, id, uid);
      const pupil = row && pupilResult(row, (await countsOfStudent(store.read, uid, [id])).get(id) ?? null, { test, kept });
      if (!pupil?.result) throw new AppError("group/member-not-found");
      await noteLook(viewer.uid, groupId, [uid]);
      const { right, questions: count, unmarked } = pupil.result;
      const answers = resultAnswersOf(kept, await answersOf(store.read, { testId: id, uid }));
      const about = {
        title: test.title,
        kind: test.kind,
        groupName: group.name,
        name: pupil.listName ?? pupil.displayName ?? authorLabel(pupil),
      };
      return { right, questions: count, unmarked, ...about, answers };
    },

    /** The different answers to a question. Throws as `finished`, and `class-test/no-such-question`. */
    async wordings(viewer: Viewer, groupId: string, id: string, question: number): Promise<WordingResult[]> {
      const { kept } = await finished(viewer, groupId, id);
      const keptQuestion = kept[question];
      if (!keptQuestion) throw new AppError("class-test/no-such-question");
      const rows = await wordingsOf(store.read, groupId, { testId: id, question, most: mostWordings });
      return rows.map(({ uid, answer, pupils, isRight, byTeacher }) => {
        return { uid, answer: answerText(keptQuestion, answer), pupils, isRight: markOf(isRight), isByTeacher: byTeacher === 1 };
      });
    },

    /**
     * Counts an answer as right or wrong, of one student or of all who gave the same. Throws as `finished`, and `class-test/no-answer`,
     * `class-test/no-such-question`.
     */
    async correct(viewer: Viewer, groupId: string, id: string, { uid, question, isRight, forAll }: Correction): Promise<void> {
      const { kept } = await finished(viewer, groupId, id);
      if (!kept[question]) throw new AppError("class-test/no-such-question");
      await store.write(async (tx) => {
        await asTeacherForChange(tx.db, viewer.uid, groupId);
        const [student] = await triesOfGroup(tx.db, groupId, id, uid);
        const ownAnswer = (await answersOf(tx.db, { testId: id, uid })).find((answer) => answer.question === question);
        if (!ownAnswer || !student) throw new AppError("class-test/no-answer");
        const which = forAll ? { wording: ownAnswer.wording } : { uid };
        await correctAnswers(tx.db, { testId: id, question, isRight: isRight ? 1 : 0, ...which });
        await announceGroup(tx, groupId);
      });
    },
  };
}

type FinishedTest = { test: TeachersTestRow; kept: readonly KeptQuestion[] };
type TryRow = Awaited<ReturnType<typeof triesOfGroup>>[number];

function pupilResult({ startedAt, finishedAt, ...pupil }: TryRow, counts: Counts | null, { test, kept }: FinishedTest): PupilResult {
  if (startedAt === null) return { ...pupil, result: null };
  const minutes = Math.round(((finishedAt ?? deadlineOf(test, { startedAt })) - startedAt) / minuteMs);
  return { ...pupil, result: { ...resultOf(counts, kept.length), answered: counts?.answered ?? 0, minutes } };
}
