import type { Direction } from "@recollect/domain/practice/asked-cards.ts";
import type { TestKind } from "@recollect/domain/practice/kept-test.ts";

declare module "../../../store/tables.ts" {
  interface Tables {
    classTests: ClassTestsTable;
    classTestTries: ClassTestTriesTable;
    classTestAnswers: ClassTestAnswersTable;
  }
}

/** Times are ms since 1970. */
export type ClassTestsTable = {
  id: string;
  groupId: string;
  deckOwnerId: string;
  deckId: number;
  title: string;
  kind: TestKind;
  opensAt: number;
  closesAt: number;
  /** of each student, from the own beginning; null for up to the end */
  minutes: number | null;
  /** the most questions */
  count: number;
  direction: Direction;
  /** counts the changes, from 1 */
  revision: number;
  /** null once that account is deleted */
  madeBy: string | null;
  madeAt: number;
  /** null until the first student begins, as `questions` is */
  questionCount: number | null;
  /** JSON text of KeptQuestion[] */
  questions: string | null;
};

/** Keyed by (testId, userId). Times are ms since 1970. */
export type ClassTestTriesTable = {
  testId: string;
  userId: string;
  startedAt: number;
  /** when it was handed in; null until then, also when the time ended */
  finishedAt: number | null;
};

/** Keyed by (testId, userId, question). */
export type ClassTestAnswersTable = {
  testId: string;
  userId: string;
  /** its number in the test's own order, from 0 */
  question: number;
  /** as typed; of a multiple-choice test the number of the choice in the test's own order */
  answer: string;
  /** a digest of the normalized answer: equal ones are marked alike */
  wording: string;
  /** ms since 1970 */
  givenAt: number;
  /** null until it is marked */
  isRight: 0 | 1 | null;
  /** 1: a teacher has decided */
  byTeacher: 0 | 1;
};
