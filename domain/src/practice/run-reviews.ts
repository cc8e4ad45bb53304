/** A run of a test, as the study schedule knows it. */
export type ReviewedRun = {
  /** tells the run from every other one; each round is a run of its own */
  readonly id: string;
  /** the places (from 0) of the questions whose answers counted as reviews of due cards */
  readonly counted: readonly number[];
};

/** A run that the server counts: by the test that it began for it; null where it was not reached. */
export type CountedRun = ReviewedRun & { readonly testId: string | null };

/** What an answer is called in the study log. The same answer always has the same id, so that after a reload it still counts once. */
export function answerEntryId({ id }: Pick<ReviewedRun, "id">, index: number): string {
  return `${id}-${index}`;
}
