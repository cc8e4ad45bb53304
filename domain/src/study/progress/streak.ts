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
  const done = new Set(days);
  let longest = 0;
  for (const day of done) if (!done.has(day - 1)) longest = Math.max(longest, runFrom(day, done, 1));
  const isTodayDone = done.has(today);
  return { current: runFrom(isTodayDone ? today : today - 1, done, -1), longest, isTodayDone };
}

function runFrom(first: Day, done: ReadonlySet<Day>, step: 1 | -1): number {
  let length = 0;
  while (done.has(first + length * step)) length++;
  return length;
}
