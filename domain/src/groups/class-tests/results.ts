import type { NamedPupil } from "../group.ts";
import type { ClassTest, TryState } from "./class-test.ts";
import type { PaperQuestion } from "./paper.ts";

/** How an answer counts: null while it is not marked yet. `isByTeacher`: a teacher has decided so. */
export type AnswerMark = { isRight: boolean | null; isByTeacher: boolean };

/** A student's test: the paper while it runs. Times are ms since 1970; `now` is the server's clock, by which the time is counted. */
export type RunningTest = { now: number; deadline: number; questions: PaperQuestion[] };

/** A test in a student's list. `deadline` is of the running try; `result` is there once the test is over. */
export type OwnClassTest = Pick<ClassTest, "id" | "groupId" | "title" | "kind" | "opensAt" | "closesAt" | "minutes" | "questions"> & {
  groupName: string;
  now: number;
  state: TryState;
  deadline: number | null;
  answered: number;
  result: TestResult | null;
};

/** A student's result. `unmarked` answers are still being marked. */
export type TestResult = { right: number; questions: number; unmarked: number };

/** One question of a finished test with what a student gave. `answer` is null for none. */
export type ResultAnswer = AnswerMark & {
  at: number;
  key: string;
  question: string;
  rightAnswer: string;
  answer: string | null;
};

/** A student's finished test: what the student and the teachers see. */
export type OwnTestResult = TestResult & {
  title: string;
  kind: ClassTest["kind"];
  groupName: string;
  name: string | null;
  answers: ResultAnswer[];
};

/** A student in a teacher's results; one who did not begin has no result. */
export type PupilResult = NamedPupil & {
  /** null for a student who did not begin */
  result: (TestResult & { answered: number; minutes: number }) | null;
};

/** A question in a teacher's results: how many of those who began it answered, and answered right. */
export type QuestionResult = { at: number; key: string; question: string; rightAnswer: string; answered: number; right: number };

export type ClassTestResults = {
  test: ClassTest;
  groupName: string;
  pupils: PupilResult[];
  questions: QuestionResult[];
  /** false while answers are being marked: ask again */
  isComplete: boolean;
};

/** The different answers to one question, the most frequent first. `uid` is one of those who gave it, by whom a correction names it. */
export type WordingResult = AnswerMark & { uid: string; answer: string; pupils: number };

/** A teacher's decision about the answer of a student; with `forAll`, about the same answer of everybody. */
export type Correction = { uid: string; question: number; isRight: boolean; forAll: boolean };
