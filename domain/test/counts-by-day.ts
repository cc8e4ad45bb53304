import { dayOf, type Day } from "../src/study/day.ts";
import type { DayCount } from "../src/study/progress/calendar.ts";
import type { Rating } from "../src/study/schedule/ratings.ts";

/** Answers counted by study day, in order; days without an answer are left out. */
export function countsByDay(answers: Iterable<{ at: number; rating: Rating }>, zone: string): DayCount[] {
  const counts = new Map<Day, { answers: number; right: number }>();
  for (const { at, rating } of answers) {
    const day = dayOf(at, zone);
    const { answers: before, right } = counts.get(day) ?? { answers: 0, right: 0 };
    counts.set(day, { answers: before + 1, right: right + (rating === "again" ? 0 : 1) });
  }
  return [...counts].map(([day, count]) => ({ day, ...count })).sort((a, b) => a.day - b.day);
}
