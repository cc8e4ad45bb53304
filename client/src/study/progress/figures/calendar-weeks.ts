import type { Day } from "@recollect/domain/study/day.ts";
import { weekdayOf } from "@recollect/domain/study/day-text.ts";
import type { DayCount } from "@recollect/domain/study/progress/calendar.ts";
import { monthName } from "../../../lib/day-words.ts";

/** A column of the calendar: seven days from Monday; null for days in the future. */
export type Week = { monday: Day; days: (DayCount | null)[] };

const mostWeeks = 53;

/** The last 53 weeks, the current one last, of days in a row that end today. */
export function weeksOf(calendar: readonly DayCount[]): Week[] {
  const today = calendar.at(-1)?.day ?? 0;
  const byDay = new Map(calendar.map((count) => [count.day, count]));
  const lastMonday = today - weekdayOf(today);
  return Array.from({ length: mostWeeks }, (_, at) => {
    const monday = lastMonday - 7 * (mostWeeks - 1 - at);
    return { monday, days: Array.from({ length: 7 }, (_day, weekday) => byDay.get(monday + weekday) ?? null) };
  });
}

/** Month names, each over its first week; the first is left out where the second would be too close. */
export function monthMarks(weeks: readonly Week[]): { at: number; name: string }[] {
  const names = weeks.map(({ monday }) => monthName(monday));
  const marks = names.flatMap((name, at) => (name === names[at - 1] ? [] : [{ at, name }]));
  const [first, second] = marks;
  return first && second && second.at - first.at < 3 ? marks.slice(1) : marks;
}
