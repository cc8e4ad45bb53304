import type { Outcome, Outcomes } from "./history/compare-tests.ts";
import type { KeptTestKind } from "./kept-test.ts";

/** A test that a device took without the server: its result, and that of each question. */
export type TakenTest = {
  readonly id: string;
  readonly kind: KeptTestKind;
  /** ms since 1970 */
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly size: number;
  readonly correct: number;
  /** of an open-ended test: the mean score in whole percent; null if no answer has a score, and for the other kinds */
  readonly score: number | null;
  readonly answered: number;
  readonly answers: Outcomes;
};

/** What is known of a test that ended; its figures follow from the answers. */
export type EndedTest = Pick<TakenTest, "id" | "kind" | "startedAt" | "finishedAt" | "answers">;

/** Counts a test as the server does. */
export function takenTest({ id, kind, startedAt, finishedAt, answers }: EndedTest): TakenTest {
  const outcomes = Object.values(answers);
  const answeredOnes = outcomes.filter((outcome) => outcome !== null);
  const sum = answeredOnes.reduce((total, { score }) => total + score, 0);
  return {
    id,
    kind,
    startedAt,
    finishedAt,
    size: outcomes.length,
    correct: answeredOnes.filter(({ isCorrect }) => isCorrect).length,
    score: kind !== "open-ended" || answeredOnes.length === 0 ? null : Math.round(sum / answeredOnes.length),
    answered: answeredOnes.length,
    answers,
  };
}

/** The test after an answer was marked again: the better mark counts. A question that was not asked, or not answered, changes nothing. */
export function withMark(test: TakenTest, key: string, { score, isCorrect }: Outcome): TakenTest {
  const before = Object.hasOwn(test.answers, key) ? test.answers[key] : null;
  if (!before || (before.score >= score && (before.isCorrect || !isCorrect))) return test;
  const better = { score: Math.max(before.score, score), isCorrect: before.isCorrect || isCorrect };
  return takenTest({ ...test, answers: { ...test.answers, [key]: better } });
}
