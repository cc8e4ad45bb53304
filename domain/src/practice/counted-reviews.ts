import { answerEntryId, type ReviewedRun } from "./run-reviews.ts";

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
