import { turnoverHour, type Day } from "@recollect/domain/study/day.ts";
import { dayMs, minuteMs } from "@recollect/domain/time/units.ts";

/**
 * The student's local calendar day, given the study day: the next day between midnight and the turnover, otherwise the same. An exam is on
 * a calendar day, so the days until it count from here.
 */
export function calendarDay(today: Day, now = new Date()): Day {
  if (now.getHours() >= turnoverHour) return today;
  const date = Math.floor((now.getTime() - now.getTimezoneOffset() * minuteMs) / dayMs);
  return date === today + 1 ? date : today;
}
