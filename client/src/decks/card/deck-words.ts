import type { MasteryCounts } from "@recollect/domain/study/mastery.ts";
import type { Day } from "@recollect/domain/study/day.ts";
import { dayFromText } from "@recollect/domain/study/day-text.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import { wholeNumber } from "../../lib/language/formats.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { calendarDay } from "../../lib/calendar-day.ts";
import { shortDay } from "../../lib/day-words.ts";
import type { StudiedDecks } from "../../study/requests/study-api.ts";

export type StudiedDeck = StudiedDecks["decks"][number];

/** Texts about studying on a deck's card. Days are study days since 1970; `at` says which is today and how times become days. */
export type At = Pick<StudiedDecks, "today" | "dayShiftMs">;

/** Such as 'today', '3 days ago' or 'last week'. */
export function agoText(days: number): string {
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 7) return `${days} days ago`;
  if (days < 14) return "last week";
  if (days < 61) return `${Math.floor(days / 7)} weeks ago`;
  return days < 730 ? `${Math.floor(days / 30.4)} months ago` : "years ago";
}

const weekday = new Intl.DateTimeFormat("en", { timeZone: "UTC", weekday: "long" });

/** Such as 'next tomorrow', 'next on Monday' or 'next in 3 weeks', by calendar days. */
export function nextText(due: number, at: At, now?: Date): string {
  return `next ${dueText(due, at, now)}`;
}

/** The same without its 'next'. */
export function dueText(due: number, { today, dayShiftMs }: At, now?: Date): string {
  const day = Math.floor((due + dayShiftMs) / dayMs);
  const days = day - calendarDay(today, now);
  if (days <= 0) return "today";
  if (days === 1) return "tomorrow";
  if (days < 7) return `on ${weekday.format(day * dayMs)}`;
  if (days < 61) return `in ${counted(Math.round(days / 7), "week")}`;
  return `in ${counted(Math.round(days / 30.4), "month")}`;
}

/** Such as 'today' or '6 days', and the same for a screen reader. */
export function examText(exam: string, today: Day): { short: string; long: string } {
  const day = dayFromText(exam) ?? today;
  const days = day - today;
  if (days <= 0) return { short: "today", long: "Exam today" };
  return days === 1
    ? { short: "tomorrow", long: "Exam tomorrow" }
    : { short: `${wholeNumber(days)} days`, long: `Exam in ${wholeNumber(days)} days, on ${shortDay(day)}` };
}

/** Such as '22 known, 12 learning, 8 new'. */
export function masteryText({ known: knownCount, learning, new: fresh }: MasteryCounts): string {
  return `${wholeNumber(knownCount)} known, ${wholeNumber(learning)} learning, ${wholeNumber(fresh)} new`;
}
