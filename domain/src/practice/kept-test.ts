/** The two tests that ask one question after the other. */
export type TestKind = "multiple-choice" | "open-ended";

/** Those, and the test that has all kinds of questions on one page. */
export type KeptTestKind = TestKind | "mixed";

/** A stored result of a finished test. */
export type KeptTest = {
  readonly id: string;
  readonly kind: KeptTestKind;
  /** ms since 1970 */
  readonly finishedAt: number;
  /** the number of questions */
  readonly size: number;
  readonly correct: number;
  /** of an open-ended test: the mean score in percent; null if no answer has a score, and for the other kinds */
  readonly score: number | null;
  /** how many questions were answered, and how many not answered rightly; null for a test of an earlier version */
  readonly answered: number | null;
  readonly missed: number | null;
};

/** How many results the test chooser lists. */
export const keptTests = 10;

/** How many results are stored for each student and deck. */
export const pastTests = 100;
