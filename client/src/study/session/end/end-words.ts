import type { StudySettings } from "@recollect/domain/study/settings.ts";
import type { SessionSummary } from "@recollect/domain/study/session/session-summary.ts";
import { plannedCards } from "@recollect/domain/study/progress/forecast.ts";
import { wholeNumber } from "../../../lib/language/formats.ts";
import { endWordsTexts as texts } from "./end-words.texts.ts";
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
    ...(newCards > 0 ? [{ label: texts.newCardsLearned(newCards), figure: wholeNumber(newCards) }] : []),
    ...(reviews > 0 ? [{ label: texts.reviews(reviews), figure: wholeNumber(reviews) }] : []),
    { label: texts.answersRight(answers), figure: texts.rightOf(right, answers) },
    ...(known > 0 ? [{ label: endTexts.knownByHeart, figure: wholeNumber(known) }] : []),
    timeFigure(tookMs),
  ];
}

function timeFigure(ms: number): { label: string; figure: string } {
  const minutes = Math.round(ms / minuteMs);
  return { label: texts.timeStudied, figure: minutes === 0 ? texts.underAMinute : texts.minutes(minutes) };
}

/** When the next step comes back; `inMs` is the time until then. */
export function stepWords(inMs: number): string {
  const minutes = Math.max(1, Math.ceil(inMs / minuteMs));
  return minutes < 60 ? texts.nextInMinutes(minutes) : texts.nextInHours(minutes / 60);
}

/** The first day after today with cards, due ones or an exam's new ones, by the calendar's name; null when there is none in the next weeks. */
export function forecastWords(forecast: StudyProgress["forecast"], now?: Date): string | null {
  const next = forecast.findIndex((day, at) => at > 0 && plannedCards(day) > 0);
  const day = forecast[next];
  if (next < 1 || !day) return null;
  return texts.cardsOn(texts.inDays(next - daysAhead(forecast, now)), plannedCards(day));
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
  return words.length === 0 && progress && summary ? [texts.nothingPlanned] : words;
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
  const nextDay = daysAhead(progress.forecast, now) === 1 ? "today" : "tomorrow";
  // With a single deck its exam plan decides how many new cards a day there are.
  const limit: Limit = { newPerDay, isOneDeck: deckId !== null, hasExam: progress.exam !== null, nextDay };
  const words = newCards > 0 ? [newCardWords(newCards, limit)] : [];
  return due > 0 ? [...words, reviewWords(due, reviewsPerDay, nextDay)] : words;
}

type Limit = {
  newPerDay: number;
  isOneDeck: boolean;
  hasExam: boolean;
  /** when the next study day begins: later today, between midnight and the turnover */ nextDay: "today" | "tomorrow";
};

function newCardWords(left: number, { newPerDay, isOneDeck, hasExam, nextDay }: Limit): string {
  if (hasExam) return texts.examShareDone(left);
  if (newPerDay === 0) return texts.noNewCardsAllowed(left);
  // Among all decks some may have an exam plan, which allows fewer.
  return isOneDeck ? texts.newCardsOfDayDone(newPerDay, left, nextDay) : texts.newCardsDone(left);
}

function reviewWords(left: number, reviewsPerDay: number, nextDay: Limit["nextDay"]): string {
  return reviewsPerDay === 0 ? texts.noReviewsAllowed(left) : texts.reviewsOfDayDone(reviewsPerDay, left, nextDay);
}
