/** A run of a test, as the study log identifies it. */
export type ReviewedRun = {
  /** each round is a run of its own */
  readonly id: string;
  /** the indices of the questions whose answers counted as reviews of due cards */
  readonly counted: readonly number[];
};

/** `testId` is the test that the server began for this run, for its limits; null if the server was not reached. */
export type CountedRun = ReviewedRun & { readonly testId: string | null };

/** The id of an answer's entry in the study log. It is derived from the answer, so that it counts once even after a reload. */
export function answerEntryId({ id }: Pick<ReviewedRun, "id">, index: number): string {
  return `${id}-${index}`;
}
