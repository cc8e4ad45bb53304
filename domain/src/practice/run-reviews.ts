/** A run of a test, as the study schedule knows it. */
export type ReviewedRun = {
  /** tells the run from every other one; each round is a run of its own */
  readonly id: string;
  /** the places (from 0) of the questions whose answers counted as reviews of due cards */
  readonly counted: readonly number[];
};

/** What an answer is called in the study log. The same answer always has the same id, so that after a reload it still counts once. */
export function answerEntryId({ id }: Pick<ReviewedRun, "id">, index: number): string {
  return `${id}-${index}`;
}

/** The entries by which an answer is taken back, and counts as right instead. */
export function correctionIds(run: Pick<ReviewedRun, "id">, index: number): { undo: string; right: string } {
  const answer = answerEntryId(run, index);
  return { undo: `${answer}-undo`, right: `${answer}-right` };
}

/** The run after the server wrote these entries into the log, in their order; those of other runs say nothing about it. */
export function withCounted<R extends ReviewedRun>(run: R, accepted: readonly string[]): R {
  const counted = new Set(run.counted);
  for (const entryId of accepted) {
    const [, place, what] = entryId.startsWith(`${run.id}-`) ? entryId.slice(run.id.length).split("-") : [];
    if (place === undefined) continue;
    if (what === "undo") counted.delete(Number(place));
    else counted.add(Number(place));
  }
  const isSame = counted.size === run.counted.length && run.counted.every((place) => counted.has(place));
  return isSame ? run : { ...run, counted: [...counted].sort((a, b) => a - b) };
}
