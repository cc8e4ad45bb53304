export type TestKind = "multiple-choice" | "open-ended";

/** A stored result of a finished test. */
export type KeptTest = {
  readonly id: string;
  readonly kind: TestKind;
  /** ms since 1970 */
  readonly finishedAt: number;
  /** the number of questions */
  readonly size: number;
  readonly correct: number;
  /** of an open-ended test: the mean score in percent; null if no answer has a score, and for multiple choice */
  readonly score: number | null;
  /** how many questions were answered, and how many not answered rightly; null for a test of an earlier version */
  readonly answered: number | null;
  readonly missed: number | null;
};

/** How many results the test chooser lists. */
export const keptTests = 10;

/** How many results are stored for each student and deck. */
export const pastTests = 100;
