import { sortedDecks } from "@recollect/domain/decks/sort.ts";
import { dayStart, type Day } from "@recollect/domain/study/day.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";
import { examPace, examPlan, newCardsByDay, type ExamPlan } from "@recollect/domain/study/exam/exam-plan.ts";
import { calendarOf, type DayCount } from "@recollect/domain/study/progress/calendar.ts";
import { masteries as masteryNames, type MasteryCounts } from "@recollect/domain/study/mastery.ts";
import { forecastOf, type DueOnDay, type PlannedDay } from "@recollect/domain/study/progress/forecast.ts";
import { modelFor } from "@recollect/domain/study/schedule/memory-model.ts";
import { measuredRetention, type MeasuredRetention } from "@recollect/domain/study/progress/retention.ts";
import { streakOf, type Streak } from "@recollect/domain/study/progress/streak.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";

import type { Db } from "../../../store/tables.ts";
import { begunDecks, type NamedDeck } from "../decks/begun-decks.store.ts";
import { masteriesByCard, masteriesOfPrompts } from "./masteries.store.ts";
import { dueByDay, promptsByDeck, studiedStates, suspendedCards, type ProgressScope } from "./progress.store.ts";
import { answersByDay, matureReviews } from "./study-days.store.ts";
import type { DeckToStudy } from "../decks/study-decks.store.ts";
import { studyDay, type StudyDay } from "../settings/study-day.store.ts";
import { assignmentDueOn, type DueAssignment } from "../settings/due-assignments.store.ts";
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

/** A deck's exam: its day, such as `2026-06-01`, the plan, and the settings that the plan depends on. */
export type Exam = {
  day: string;
  plan: ExamPlan;
  asked: Pick<StudySettings, "retention" | "reviewsPerDay">;
  /** where the day is not the student's own: the assignment that is due then, and the own day if it is later */
  due?: DueAssignment & { ownDay: string | null };
};

/** Throws `deck/not-found`. */
export async function studyProgress(db: Db, request: { uid: string; deckId: number | null; now: number }): Promise<StudyProgress> {
  const { uid, deckId, now } = request;
  const day = await studyDay(db, uid, now);
  const { decks, deck } = await decksInScope(db, { uid, deckId, folder: null, now, endsAt: day.endsAt });
  const of: ProgressScope = { uid, deck: deck ? { deckOwnerId: deck.ownerId, deckId: deck.id } : null };
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
    forecast: withExams(forecastOf(dues, { today: day.today, days: forecastDays, dayShiftMs: day.dayShiftMs }), decks, day),
    decks: await decksToOffer(db, uid, deck),
    exam: deck && decks[0] ? await examOf(db, of, decks[0], day) : null,
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

function withExams(forecast: readonly DueOnDay[], decks: readonly DeckToStudy[], day: StudyDay): PlannedDay[] {
  const plans = decks.flatMap(({ deckKey, newToPlan }) => {
    const examDay = day.exams.get(deckKey);
    if (examDay === undefined) return [];
    return [
      newCardsByDay(
        examPace({ today: day.today, examDay, newCards: newToPlan, newToday: day.newToday.get(deckKey) ?? 0 }),
        forecast.length,
      ),
    ];
  });
  return forecast.map((one, at) => {
    const newCards = plans.reduce((sum, plan) => sum + (plan[at] ?? 0), 0);
    return newCards > 0 ? { ...one, newCards } : one;
  });
}

/** A deck's exam with its plan; null without one in the future. */
export async function examOf(db: Db, of: ProgressScope, deck: DeckToStudy, day: StudyDay): Promise<Exam | null> {
  const examDay = day.exams.get(deck.deckKey);
  if (examDay === undefined) return null;
  const { now, today, settings, newToday } = day;
  const { retention, reviewsPerDay } = settings;
  const plan = examPlan({
    now,
    today,
    examDay,
    newCards: deck.newToPlan,
    newToday: newToday.get(deck.deckKey) ?? 0,
    studied: await studiedStates(db, of),
    scheduling: schedulingOf(settings, now, modelFor(day.memories, deck.deckKey)),
    reviewsPerDay,
    seed: deck.deckKey,
  });
  const due = await dueOf(db, of, examDay, { today, own: day.ownExams.get(deck.deckKey) ?? null });
  return { day: dayText(examDay), plan, asked: { retention, reviewsPerDay }, ...(due ? { due } : {}) };
}

/** The assignment by which a deck's exam is on that day; null if it is the student's own day. */
async function dueOf(
  db: Db,
  { uid, deck }: ProgressScope,
  dueDay: Day,
  { today, own }: { today: Day; own: Day | null },
): Promise<Exam["due"] | null> {
  if (own === dueDay || deck === null) return null;
  const assignment = await assignmentDueOn(db, { uid, ...deck, dueDay, today });
  return assignment && { ...assignment, ownDay: own !== null && own > dueDay ? dayText(own) : null };
}
