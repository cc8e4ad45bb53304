import { turnoverHour, type Day } from "@recollect/domain/study/day.ts";
import { dayMs, minuteMs } from "@recollect/domain/time/units.ts";

/**
 * What a calendar on the wall says where the student is, given the study day: the day after it between midnight and the turnover, else the
 * study day itself. An exam is on a day of the calendar, so that the days until it are counted from here.
 */
export function calendarDay(today: Day, now = new Date()): Day {
  if (now.getHours() >= turnoverHour) return today;
  const date = Math.floor((now.getTime() - now.getTimezoneOffset() * minuteMs) / dayMs);
  return date === today + 1 ? date : today;
}
