import type { Day } from "../day.ts";

/** One day of the calendar; `right` are the answers that were not Again. */
export type DayCount = { readonly day: Day; readonly answers: number; readonly right: number };

/** This many days up to and including `last`, each with its count. */
export function calendarOf(counts: readonly DayCount[], { last, days }: { last: Day; days: number }): DayCount[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return Array.from({ length: days }, (_, at) => {
    const day = last - days + 1 + at;
    return byDay.get(day) ?? { day, answers: 0, right: 0 };
  });
}
