import { deadlineOf, phaseOf, tryState, type ClassTest, type TestTry } from "@recollect/domain/groups/class-tests/class-test.ts";
import type { KeptQuestion } from "@recollect/domain/groups/class-tests/paper.ts";
import { answerText } from "@recollect/domain/groups/class-tests/paper.ts";
import type { OwnClassTest, ResultAnswer, TestResult } from "@recollect/domain/groups/class-tests/results.ts";

import type { StudentsTestRow, TeachersTestRow } from "./class-tests.store.ts";
import type { ClassTestAnswersTable } from "./class-tests.tables.ts";

/** The test as its teachers get it, field by field, so that a new column never leaks. */
export function classTestOf(row: TeachersTestRow, now: number): ClassTest {
  return {
    id: row.id,
    groupId: row.groupId,
    deck: { ownerId: row.deckOwnerId, id: row.deckId, title: row.deckTitle ?? "" },
    title: row.title,
    kind: row.kind,
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    minutes: row.minutes,
    count: row.count,
    direction: row.direction,
    revision: row.revision,
    phase: phaseOf(row, now),
    questions: row.questionCount,
    students: row.students,
    begun: row.begun,
    handedIn: row.handedIn,
  };
}

function tryOf({ startedAt, finishedAt }: Pick<StudentsTestRow, "startedAt" | "finishedAt">): TestTry | null {
  return startedAt === null ? null : { startedAt, finishedAt };
}

/** The test in its student's list. The result is there only when the test is over. */
export function ownClassTestOf(row: StudentsTestRow, counts: { right: number; unmarked: number } | null, now: number): OwnClassTest {
  const own = tryOf(row);
  const state = tryState(row, own, now);
  return {
    id: row.id,
    groupId: row.groupId,
    groupName: row.groupName,
    title: row.title,
    kind: row.kind,
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    minutes: row.minutes,
    questions: row.questionCount,
    now,
    state,
    deadline: own && state === "running" ? deadlineOf(row, own) : null,
    answered: row.answered,
    result: state === "over" ? resultOf(counts, row.questionCount) : null,
  };
}

export function resultOf(counts: { right: number; unmarked: number } | null, questions: number | null): TestResult {
  return { right: counts?.right ?? 0, unmarked: counts?.unmarked ?? 0, questions: questions ?? 0 };
}

type GivenAnswer = Pick<ClassTestAnswersTable, "question" | "answer" | "isRight" | "byTeacher">;

/** Every question of a finished test, with what a student answered. */
export function resultAnswersOf(questions: readonly KeptQuestion[], answers: readonly GivenAnswer[]): ResultAnswer[] {
  const byQuestion = new Map(answers.map((answer) => [answer.question, answer]));
  return questions.map((kept, at) => {
    const givenAnswer = byQuestion.get(at);
    return {
      at,
      key: kept.key,
      question: kept.question,
      rightAnswer: kept.answer,
      answer: givenAnswer ? answerText(kept, givenAnswer.answer) : null,
      isRight: givenAnswer ? markOf(givenAnswer.isRight) : false,
      isByTeacher: givenAnswer?.byTeacher === 1,
    };
  });
}

export function markOf(isRight: 0 | 1 | null): boolean | null {
  return isRight === null ? null : isRight === 1;
}
