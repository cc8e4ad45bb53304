import { lazily, locale } from "./language/formats.ts";
import type { Day } from "@recollect/domain/study/day.ts";
import { dayMs, hourMs } from "@recollect/domain/time/units.ts";

/** A study day (whole days since 1970) has no time zone: it is a day of the student's calendar. */
function format(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...parts });
}

const long = format({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const short = format({ month: "short", day: "numeric" });
const shortWithWeekday = format({ weekday: "short", month: "short", day: "numeric" });
const shortWithYear = format({ month: "short", day: "numeric", year: "numeric" });
const month = format({ month: "short" });
const weekday = format({ weekday: "short" });
const weekdayLetter = format({ weekday: "narrow" });

/** Such as 'Saturday, November 21, 2026'. */
export function dayInWords(day: Day): string {
  return long.format(day * dayMs);
}

/** Such as 'Nov 21', where the year is clear. */
export function shortDay(day: Day): string {
  return short.format(day * dayMs);
}

/** Such as 'Sat, Nov 21'. */
export function shortDayWithWeekday(day: Day): string {
  return shortWithWeekday.format(day * dayMs);
}

/** Such as 'Nov 21, 2026'. */
export function shortDayWithYear(day: Day): string {
  return shortWithYear.format(day * dayMs);
}

/** Such as 'Nov'. */
export function monthName(day: Day): string {
  return month.format(day * dayMs);
}

const localDate = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", year: "numeric" });

const clock = lazily(() => new Intl.DateTimeFormat(locale, { timeZone: "UTC", timeStyle: "short" }));

/** An hour of a clock without a day or a zone, such as '4:00 AM' or '04:00'. */
export function clockTime(hour: number): string {
  return clock().format(hour * hourMs);
}

/** The short names of the days of the week, from Monday: 'Mon', 'Tue' … */
export function weekdayNames(): string[] {
  return week(weekday);
}

/** Their letters: 'M', 'T' … */
export function weekdayLetters(): string[] {
  return week(weekdayLetter);
}

/** The study day 4 is a Monday: 5 January 1970. */
function week(names: Intl.DateTimeFormat): string[] {
  return Array.from({ length: 7 }, (_, at) => names.format((4 + at) * dayMs));
}

/** The local day of a time in ms since 1970, such as 'Nov 21, 2026'. */
export function shortDate(at: number): string {
  return localDate.format(at);
}
