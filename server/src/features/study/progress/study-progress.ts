import { sortedDecks } from "@recollect/domain/decks/sort.ts";
import { dayStart, type Day } from "@recollect/domain/study/day.ts";
import { newCardsOfDecksByDay } from "@recollect/domain/study/exam/shared-pace.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { calendarOf, type DayCount } from "@recollect/domain/study/progress/calendar.ts";
import { masteries as masteryNames, type MasteryCounts } from "@recollect/domain/study/mastery.ts";
import { forecastOf, type DueOnDay, type PlannedDay } from "@recollect/domain/study/progress/forecast.ts";
import { measuredRetention, type MeasuredRetention } from "@recollect/domain/study/progress/retention.ts";
import { streakOf, type Streak } from "@recollect/domain/study/progress/streak.ts";

import type { Db } from "../../../store/tables.ts";
import { begunDecks, type NamedDeck } from "../decks/begun-decks.store.ts";
import { masteriesByCard, masteriesOfPrompts } from "./masteries.store.ts";
import { dueByDay, promptsByDeck, suspendedCards, type ProgressScope } from "./progress.store.ts";
import { answersByDay, matureReviews } from "./study-days.store.ts";
import type { DeckToStudy } from "../decks/study-decks.store.ts";
import { studyDay, type StudyDay } from "../settings/study-day.store.ts";
import { decksByKey, decksOfPlan } from "../exams/planned-decks.store.ts";
import { examOfDeck, type Exam } from "./exam-figures.ts";
import { decksInScope } from "../queue/decks-asked.ts";

/** A year of weeks, and a month. */
const calendarDays = 53 * 7;
const forecastDays = 30;

/** The data of the progress page, for one deck or all. Days are study days since 1970. */
export type StudyProgress = {
  today: Day;
  calendar: DayCount[];
  streak: Streak;
  retention: MeasuredRetention & { asksNow: number };
  /** by mastery; suspended ones are among them */
  cards: MasteryCounts & { suspended: number; /** new ones that are suspended; left out for none */ newSuspended?: number };
  forecast: PlannedDay[];
  /** the decks to choose from, by title: those that were begun, and the requested one */
  decks: NamedDeck[];
  /** of the one deck; null without an exam, and for all decks */
  exam: Exam | null;
};

/** Throws `deck/not-found`. */
export async function studyProgress(db: Db, request: { uid: string; deckId: number | null; now: number }): Promise<StudyProgress> {
  const { uid, deckId, now } = request;
  const day = await studyDay(db, uid, now);
  const { decks, deck } = await decksInScope(db, { uid, deckId, folder: null, now, endsAt: day.endsAt });
  const of: ProgressScope = { uid, deck: deck ? { deckOwnerId: deck.ownerId, deckId: deck.id } : null };
  const onlyDeck = deck ? deckKeyOf(deck.ownerId, deck.id) : null;
  const scope = new Set(decks.map(({ deckKey }) => deckKey));
  const ofScope = day.plans.filter(({ deckKeys }) => onlyDeck === null || deckKeys.some((deckKey) => scope.has(deckKey)));
  const planned = await decksByKey(
    db,
    { uid, now, endsAt: day.endsAt },
    ofScope.flatMap(({ deckKeys }) => deckKeys),
  );
  const byDay = await answersByDay(db, of);
  const dues = (await dueByDay(db, of, day.dayShiftMs)).map((one) => ({ due: dayStart(one.day, day.dayShiftMs), count: one.count }));
  return {
    today: day.today,
    calendar: calendarOf(byDay, { last: day.today, days: calendarDays }),
    streak: streakOf(
      byDay.map((one) => one.day),
      day.today,
    ),
    retention: { ...measuredRetention([await matureReviews(db, of)]), asksNow: day.settings.retention },
    cards: { ...(await masteries(db, of, decks)), ...(await suspendedCards(db, of)) },
    forecast: withPlans(forecastOf(dues, { today: day.today, days: forecastDays, dayShiftMs: day.dayShiftMs }), { planned, onlyDeck }, day),
    decks: await decksToOffer(db, uid, deck),
    exam: onlyDeck === null ? null : await examOfDeck(db, uid, { deckKey: onlyDeck, planned }, day),
  };
}

type NamedById = { id: number; title: string };

async function decksToOffer(db: Db, uid: string, deck: NamedById | null): Promise<NamedDeck[]> {
  const otherDecks = (await begunDecks(db, uid)).filter(({ deckId }) => deckId !== deck?.id);
  const decks = [...otherDecks, ...(deck ? [{ deckId: deck.id, title: deck.title }] : [])];
  return sortedDecks(
    decks.map((one) => ({ ...one, id: one.deckId })),
    "a-z",
  ).map(({ deckId, title }) => ({ deckId, title }));
}

/** All cards of the decks by mastery, as the decks' tiles and pages count them. */
async function masteries(db: Db, of: ProgressScope, decks: readonly DeckToStudy[]): Promise<MasteryCounts> {
  const deck = of.deck && { ownerId: of.deck.deckOwnerId, id: of.deck.deckId };
  const [byPrompt, byCard] = await Promise.all([promptsByDeck(db, of), masteriesByCard(db, of.uid, deck)]);
  const counts = { new: 0, learning: 0, known: 0 };
  for (const { deckKey, cardCount } of decks) {
    const { begun = 0, known = 0 } = byPrompt.get(deckKey) ?? {};
    const ofDeck = byCard.get(deckKey) ?? masteriesOfPrompts({ cards: cardCount, begun, known });
    for (const mastery of masteryNames) counts[mastery] += ofDeck[mastery];
  }
  return counts;
}

/** The plans of all decks, or what the plan of the one deck has for it. */
function withPlans(forecast: readonly DueOnDay[], { planned, onlyDeck }: ForecastDecks, day: StudyDay): PlannedDay[] {
  const byKey = new Map(planned.map((deck) => [deck.deckKey, deck]));
  const byDay = day.plans.flatMap((plan) => {
    const decks = decksOfPlan(plan, byKey, day.newToday);
    const byDeck = newCardsOfDecksByDay({ today: day.today, examDay: plan.day, decks }, forecast.length);
    return byDeck.filter((_, at) => onlyDeck === null || onlyDeck === decks[at]?.deckKey);
  });
  return forecast.map((one, at) => {
    const newCards = byDay.reduce((sum, ofDeck) => sum + (ofDeck[at] ?? 0), 0);
    return newCards > 0 ? { ...one, newCards } : one;
  });
}

/** The decks of the plans, and the deck that the forecast is for; null for all. */
type ForecastDecks = { planned: readonly DeckToStudy[]; onlyDeck: string | null };
