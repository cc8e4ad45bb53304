import { dayOf, type Day } from "../day.ts";
import type { Rating } from "../schedule/ratings.ts";

/** One day of the calendar; `right` are the answers that were not Again. */
export type DayCount = { readonly day: Day; readonly answers: number; readonly right: number };

/** The answers by study day, in order; days without an answer are left out. Throws study/unknown-time-zone. */
export function countsByDay(answers: Iterable<{ at: number; rating: Rating }>, zone: string): DayCount[] {
  const counts = new Map<Day, { answers: number; right: number }>();
  for (const { at, rating } of answers) {
    const day = dayOf(at, zone);
    const { answers: before, right } = counts.get(day) ?? { answers: 0, right: 0 };
    counts.set(day, { answers: before + 1, right: right + (rating === "again" ? 0 : 1) });
  }
  return [...counts].map(([day, count]) => ({ day, ...count })).sort((a, b) => a.day - b.day);
}

/** This many days up to and including `last`, each with its count. */
export function calendarOf(counts: readonly DayCount[], { last, days }: { last: Day; days: number }): DayCount[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return Array.from({ length: days }, (_, at) => {
    const day = last - days + 1 + at;
    return byDay.get(day) ?? { day, answers: 0, right: 0 };
  });
}
