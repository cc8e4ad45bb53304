import { answerEntryId, type ReviewedRun } from "./run-reviews.ts";

/** The ids of the entries that undo an answer and count it as right instead. */
export function correctionIds(run: Pick<ReviewedRun, "id">, index: number): { undo: string; right: string } {
  const answer = answerEntryId(run, index);
  return { undo: `${answer}-undo`, right: `${answer}-right` };
}

/** The run after the server added these entries to the log, in order. Entries of other runs are ignored. */
export function withCounted<R extends ReviewedRun>(run: R, accepted: readonly string[]): R {
  const countedIndexes = new Set(run.counted);
  for (const entryId of accepted) {
    const [, place, what] = entryId.startsWith(`${run.id}-`) ? entryId.slice(run.id.length).split("-") : [];
    if (place === undefined) continue;
    if (what === "undo") countedIndexes.delete(Number(place));
    else countedIndexes.add(Number(place));
  }
  const isSame = countedIndexes.size === run.counted.length && run.counted.every((place) => countedIndexes.has(place));
  return isSame ? run : { ...run, counted: [...countedIndexes].sort((a, b) => a - b) };
}
