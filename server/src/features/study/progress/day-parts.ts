import { dayPartCount, partOfDay } from "@recollect/domain/study/insights/parts-of-day.ts";
import type { AnswerEntry } from "@recollect/domain/study/log/entry.ts";

type PartNumber = 0 | 1 | 2 | 3 | 4 | 5;

/** The reviews of learned cards whose answers were recalled, by part of the student's day (`partOfDay`), and how many were not Again. */
export type PartsOfDay = Record<`reviews${PartNumber}` | `recalled${PartNumber}`, number>;

type PartColumn = keyof PartsOfDay;

/** The two columns of each part of the day: its reviews, and those that were remembered. */
export const columnsOfParts = Array.from(
  { length: dayPartCount },
  (_, part) => [`reviews${part}`, `recalled${part}`] as [PartColumn, PartColumn],
);

export const partColumns: readonly PartColumn[] = columnsOfParts.flat();

export const noParts = Object.fromEntries(partColumns.map((column) => [column, 0])) as PartsOfDay;

/**
 * Where an answer counts; `by` is -1 for an undone one. Only recalled answers to learned cards say how well the student remembers: a choice among four
 * may be guessed, and a card in its first steps is always fresh.
 */
export function partsOfAnswer({ at, source, rating, stateBefore, scheduling }: AnswerEntry, by: 1 | -1): PartsOfDay {
  const isRecalled = source === "study" || source === "open-ended";
  const columns = isRecalled && stateBefore.stage === "review" ? columnsOfParts[partOfDay(at, scheduling.dayShiftMs)] : undefined;
  if (!columns) return noParts;
  const [reviews, recalled] = columns;
  return { ...noParts, [reviews]: by, [recalled]: rating === "again" ? 0 : by };
}
