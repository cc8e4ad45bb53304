import { dayMs, type Day } from "@recollect/domain/study/day.ts";

/** A study day (whole days since 1970) has no zone any more: it is the student's own calendar's already. */
const zone = { timeZone: "UTC" } as const;

const long = new Intl.DateTimeFormat("en", { weekday: "long", month: "long", day: "numeric", year: "numeric", ...zone });
const short = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", ...zone });
const month = new Intl.DateTimeFormat("en", { month: "short", ...zone });

/** Such as 'Saturday, November 21, 2026'. */
export function dayInWords(day: Day): string {
  return long.format(day * dayMs);
}

/** Such as 'Nov 21', where the year goes without saying. */
export function shortDay(day: Day): string {
  return short.format(day * dayMs);
}

/** Such as 'Nov'. */
export function monthName(day: Day): string {
  return month.format(day * dayMs);
}
