import type { MasteryCounts } from "@recollect/domain/study/mastery.ts";
import type { Day } from "@recollect/domain/study/day.ts";
import { dayFromText } from "@recollect/domain/study/day-text.ts";
import { lazily, locale } from "../../lib/language/formats.ts";
import { t } from "../../lib/language/t.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { calendarDay } from "../../lib/calendar-day.ts";
import { shortDay } from "../../lib/day-words.ts";
import type { StudiedDecks } from "../../study/requests/study-api.ts";

export type StudiedDeck = StudiedDecks["decks"][number];

/** Texts about studying on a deck's card. Days are study days since 1970; `at` says which is today and how times become days. */
export type At = Pick<StudiedDecks, "today" | "dayShiftMs">;

/** Such as 'today', '3 days ago' or 'last week'. */
export function agoText(days: number): string {
  if (days <= 0) return t("today");
  if (days === 1) return t("yesterday");
  if (days < 7) return t("{days, plural, one {# day ago} other {# days ago}}", { days });
  if (days < 14) return t("last week");
  if (days < 61) return t("{weeks, plural, one {# week ago} other {# weeks ago}}", { weeks: Math.floor(days / 7) });
  if (days < 730) return t("{months, plural, one {# month ago} other {# months ago}}", { months: Math.floor(days / 30.4) });
  return t("years ago");
}

const weekday = lazily(() => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long" }));

/** Such as 'next tomorrow', 'next on Monday' or 'next in 3 weeks', by calendar days. */
export function nextText(due: number, at: At, now?: Date): string {
  // `when` is 'today', 'tomorrow', 'on Monday' or 'in 3 weeks': the next card to study comes then.
  return t("next {when}", { when: dueText(due, at, now) });
}

/** The same without its 'next'. */
export function dueText(due: number, { today, dayShiftMs }: At, now?: Date): string {
  const day = Math.floor((due + dayShiftMs) / dayMs);
  const days = day - calendarDay(today, now);
  if (days <= 0) return t("today");
  if (days === 1) return t("tomorrow");
  if (days < 7) return t("on {weekday}", { weekday: weekday().format(day * dayMs) });
  if (days < 61) return t("in {weeks, plural, one {# week} other {# weeks}}", { weeks: days / 7 });
  return t("in {months, plural, one {# month} other {# months}}", { months: days / 30.4 });
}

/** Such as 'today' or '6 days', and the same for a screen reader. */
export function examText(exam: string, today: Day): { short: string; long: string } {
  const day = dayFromText(exam) ?? today;
  const days = day - today;
  const daysLeft = Math.max(0, days);
  return {
    short: t("{left, plural, =0 {today} =1 {tomorrow} other {# days}}", { left: daysLeft }),
    long: t("{left, plural, =0 {Exam today} =1 {Exam tomorrow} other {Exam in # days, on {day}}}", { left: daysLeft, day: shortDay(day) }),
  };
}

/** Such as '22 known, 12 learning, 8 new'. */
export function masteryText({ known: knownCount, learning, new: fresh }: MasteryCounts): string {
  return t("{known, number} known, {learning, number} learning, {fresh, number} new", { known: knownCount, learning, fresh });
}
