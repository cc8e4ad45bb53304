import { dayAt, type Day } from "../day.ts";

/** How many cards come due on a day. */
export type DueOnDay = { readonly day: Day; readonly due: number };

export type ForecastSpan = {
  readonly today: Day;
  /** how many days are told, today included */
  readonly days: number;
  /** tells the student's days, see `dayShiftMs` in day.ts; the forecast leaves out that clocks may change meanwhile */
  readonly dayShiftMs: number;
};

/**
 * The reviews that are known to come, from each card's due time (ms since 1970). What is overdue stands on today. New cards and what is
 * forgotten meanwhile come on top. `count` is for times that were counted together.
 */
export function forecastOf(dues: Iterable<{ due: number; count?: number }>, { today, days, dayShiftMs }: ForecastSpan): DueOnDay[] {
  const counts = new Array<number>(days).fill(0);
  for (const { due, count = 1 } of dues) {
    const at = Math.max(0, dayAt(due, dayShiftMs) - today);
    if (at < days) counts[at] = (counts[at] ?? 0) + count;
  }
  return counts.map((due, at) => ({ day: today + at, due }));
}
