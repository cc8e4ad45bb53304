import type { KeptTestKind } from "@recollect/domain/practice/kept-test.ts";

declare module "../../../store/tables.ts" {
  interface Tables {
    practiceTests: PracticeTestsTable;
  }
}

/** The tests that a student has begun or finished. Keyed by (userId, id). */
export type PracticeTestsTable = {
  userId: string;
  id: string;
  deckOwnerId: string;
  deckId: number;
  kind: KeptTestKind;
  /** ms since 1970 */
  startedAt: number;
  /** ms since 1970; null until all is answered */
  finishedAt: number | null;
  /** how many questions */
  size: number;
  /** how many answers were right; 0 until the test is finished */
  correct: number;
  /** of an open-ended test: the mean score in percent; null if no answer has one, and for the other kind */
  score: number | null;
  /** how many questions were answered, and how many not rightly; null until the test is finished, and for one of an earlier version */
  answered: number | null;
  missed: number | null;
  /** 1 if it was begun and counted here and asked the deck, not what its student chose or missed: only such tests count in assignments */
  isWhole: 0 | 1;
  /** JSON text: for each question, by key, a digest of the right answer or the score of the given one (`Marks`) */
  marks: string;
};
