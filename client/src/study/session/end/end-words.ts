import { countTexts } from "../../../cards/counts.texts.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import type { SessionSummary } from "@recollect/domain/study/session/session-summary.ts";
import { plannedCards } from "@recollect/domain/study/progress/forecast.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import { wholeNumber } from "../../../lib/language/formats.ts";
import { endTexts } from "./session-end.texts.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { calendarDay } from "../../../lib/calendar-day.ts";
import type { StudyProgress, StudySummary } from "../../requests/study-api.ts";

/** What a session came to, as named figures; zeros are left out. */
export function figuresOf({
  answers,
  newCards,
  reviews,
  right,
  tookMs,
  known = 0,
}: Omit<SessionSummary, "practised"> & { /** cards that are known by heart since */ known?: number }): { label: string; figure: string }[] {
  if (answers === 0) return [];
  return [
    ...(newCards > 0 ? [{ label: newCards === 1 ? "new card learned" : "new cards learned", figure: wholeNumber(newCards) }] : []),
    ...(reviews > 0 ? [{ label: reviews === 1 ? "review" : "reviews", figure: wholeNumber(reviews) }] : []),
    { label: answers === 1 ? "answer right" : "answers right", figure: `${wholeNumber(right)} of ${wholeNumber(answers)}` },
    ...(known > 0 ? [{ label: endTexts.knownByHeart, figure: wholeNumber(known) }] : []),
    timeFigure(tookMs),
  ];
}

function timeFigure(ms: number): { label: string; figure: string } {
  const minutes = Math.round(ms / minuteMs);
  if (minutes === 0) return { label: "studied", figure: "<1 min" };
  return { label: "studied", figure: `${wholeNumber(minutes)} min` };
}

/** When the next step comes back; `inMs` is the time until then. */
export function stepWords(inMs: number): string {
  const minutes = Math.max(1, Math.ceil(inMs / minuteMs));
  if (minutes < 60) return `The next card comes back in ${minutes === 1 ? "a minute" : counted(minutes, "minute")}.`;
  const hours = Math.round(minutes / 60);
  return `The next card comes back in ${hours === 1 ? "an hour" : counted(hours, "hour")}.`;
}

/** The first day after today with cards, due ones or an exam's new ones, by the calendar's name; null when there is none in the next weeks. */
export function forecastWords(forecast: StudyProgress["forecast"], now?: Date): string | null {
  const next = forecast.findIndex((day, at) => at > 0 && plannedCards(day) > 0);
  const day = forecast[next];
  if (next < 1 || !day) return null;
  return `${dayWords(next - daysAhead(forecast, now))}: ${countTexts.cards(plannedCards(day))}.`;
}

function dayWords(inDays: number): string {
  if (inDays === 0) return "Later today";
  return inDays === 1 ? "Tomorrow" : `In ${countTexts.days(inDays)}`;
}

/**
 * How many days the calendar is ahead of the study day with which the forecast begins: one between midnight and the turnover, otherwise
 * none.
 */
function daysAhead([today]: StudyProgress["forecast"], now?: Date): number {
  return today ? calendarDay(today.day, now) - today.day : 0;
}

type End = {
  /** until the first step comes back, in ms; null when none does */
  inMs: number | null;
  /** null for all decks */
  deckId: number | null;
  settings: Pick<StudySettings, "newPerDay" | "reviewsPerDay"> | undefined;
  /** undefined until they are known */
  progress: Pick<StudyProgress, "forecast" | "exam" | "cards"> | undefined;
  summary: Pick<StudySummary, "decks" | "hasMore"> | undefined;
};

/** When the next cards are due, and what waits for other days, one sentence each. */
export function endWords({ inMs, deckId, settings, progress, summary }: End): string[] {
  const next = inMs === null ? progress && forecastWords(progress.forecast) : stepWords(inMs);
  const limits = progress && summary && settings ? limitWords({ progress, summary, deckId, settings }) : [];
  const words = [...(next ? [next] : []), ...limits];
  return words.length === 0 && progress && summary ? ["No cards are planned yet. What you add to your decks comes up here."] : words;
}

type Left = {
  progress: Pick<StudyProgress, "forecast" | "exam" | "cards">;
  summary: Pick<StudySummary, "decks" | "hasMore">;
  deckId: number | null;
  settings: Pick<StudySettings, "newPerDay" | "reviewsPerDay">;
  now?: Date;
};

/**
 * What stays in the decks only because of the day's limit, one sentence each. The summary leaves out decks with nothing but new cards; the
 * progress counts those.
 */
export function limitWords({ progress, summary, deckId, settings: { newPerDay, reviewsPerDay }, now }: Left): string[] {
  const decksInScope = summary.decks.filter((deck) => deckId === null || deck.deckId === deckId);
  const newCards = summary.hasMore ? progress.cards.new - (progress.cards.newSuspended ?? 0) : 0;
  const due = decksInScope.reduce((sum, deck) => sum + deck.due, 0);
  const nextDay = dayWords(1 - daysAhead(progress.forecast, now)).toLowerCase();
  // With a single deck its exam plan decides how many new cards a day there are.
  const limit = { newPerDay, isOneDeck: deckId !== null, hasExam: progress.exam !== null, nextDay };
  const words = newCards > 0 ? [newCardWords(newCards, limit)] : [];
  return due > 0 ? [...words, reviewWords(due, reviewsPerDay, nextDay)] : words;
}

type Limit = {
  newPerDay: number;
  isOneDeck: boolean;
  hasExam: boolean;
  /** the calendar's name for the next study day */ nextDay: string;
};

function newCardWords(left: number, { newPerDay, isOneDeck, hasExam, nextDay }: Limit): string {
  if (hasExam) return `That's today's share for your exam. ${counted(left, "new card is", "new cards are")} left for the coming days.`;
  if (newPerDay === 0) return `${counted(left, "new card waits", "new cards wait")}: your study settings allow none a day.`;
  // Among all decks some may have an exam plan, which allows fewer.
  if (!isOneDeck) return `Today's new cards are done. ${counted(left, "more is left", "more are left")} for the coming days.`;
  return `The day's ${newPerDay === 1 ? "new card is" : counted(newPerDay, "new card is", "new cards are")} done; ${waiting(left, nextDay)}.`;
}

function reviewWords(left: number, reviewsPerDay: number, nextDay: string): string {
  if (reviewsPerDay === 0) return `${counted(left, "review waits", "reviews wait")}: your study settings allow none a day.`;
  return `The day's ${reviewsPerDay === 1 ? "review is" : counted(reviewsPerDay, "review is", "reviews are")} done; ${waiting(left, nextDay)}.`;
}

function waiting(left: number, nextDay: string): string {
  return `${counted(left, "more waits", "more wait")} for ${nextDay}`;
}
