import type { Day } from "../day.ts";

/** Days in a row with at least one answer. */
export type Streak = {
  /** the run that ends today, or yesterday while today is not over */
  readonly current: number;
  readonly longest: number;
  /** whether today already counts */
  readonly isTodayDone: boolean;
};

/** The streak of the study days with an answer. The days may be unordered and repeated. */
export function streakOf(days: Iterable<Day>, today: Day): Streak {
  const studiedDays = new Set(days);
  let longest = 0;
  for (const day of studiedDays) if (!studiedDays.has(day - 1)) longest = Math.max(longest, runFrom(day, studiedDays, 1));
  const isTodayDone = studiedDays.has(today);
  return { current: runFrom(isTodayDone ? today : today - 1, studiedDays, -1), longest, isTodayDone };
}

function runFrom(first: Day, studiedDays: ReadonlySet<Day>, step: 1 | -1): number {
  let length = 0;
  while (studiedDays.has(first + length * step)) length++;
  return length;
}
