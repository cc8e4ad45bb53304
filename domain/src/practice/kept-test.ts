export type TestKind = "multiple-choice" | "open-ended";

/** A finished test as it is kept. */
export type KeptTest = {
  readonly id: string;
  readonly kind: TestKind;
  /** ms since 1970 */
  readonly finishedAt: number;
  /** how many questions */
  readonly size: number;
  readonly correct: number;
  /** of an open-ended test: the mean score in percent; null where no answer has one, and for the other kind */
  readonly score: number | null;
};

/** How many finished tests of a deck are kept for a student. */
export const keptTests = 10;
