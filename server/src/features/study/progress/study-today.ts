import type { Day } from "@recollect/domain/study/day.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";
import { answerPace, type AnswerPace } from "@recollect/domain/study/progress/answer-pace.ts";
import { streakOf, type Streak } from "@recollect/domain/study/progress/streak.ts";

import type { Db } from "../../../store/tables.ts";
import { studyDay, type StudyDay } from "../settings/study-day.store.ts";
import { lastTimes } from "./answer-times.store.ts";
import { answersByDay } from "./study-days.store.ts";
import { decksOfExam, examOfPlan } from "./exam-figures.ts";

/** The data of the day's panel, besides what is due. */
export type StudyToday = {
  today: Day;
  pace: AnswerPace;
  streak: Streak;
  /** the study days of this week, Monday to Sunday, and whether something was answered on each */
  week: { day: Day; isDone: boolean }[];
  exam: NextExam | null;
};

/** The next exam, and the expected recall on its day, 0 to 1: with its plan, and without studying. */
type NextExam = {
  /** the deck, or the first one of several */
  deckId: number;
  /** the exam's name; the deck's, if it has none */
  title: string;
  /** of an exam with a name: which one, and the number of its decks */
  examId?: string;
  decks?: number;
  /** such as `2026-06-01` */
  day: string;
  daysLeft: number;
  recall: number;
  recallWithoutStudy: number;
  asked: number;
};

export async function studyToday(db: Db, { uid, now }: { uid: string; now: number }): Promise<StudyToday> {
  const day = await studyDay(db, uid, now);
  const [times, byDay, exam] = await Promise.all([lastTimes(db, uid), answersByDay(db, { uid, deck: null }), nextExam(db, uid, day)]);
  const days = new Set(byDay.map((one) => one.day));
  return { today: day.today, pace: answerPace(times), streak: streakOf(days, day.today), week: weekOf(day.today, days), exam };
}

/** 1970 began on a Thursday. */
function weekOf(today: Day, studiedDays: ReadonlySet<Day>): StudyToday["week"] {
  const monday = today - ((today + 3) % 7);
  return Array.from({ length: 7 }, (_, at) => ({ day: monday + at, isDone: studiedDays.has(monday + at) }));
}

/** The first exam with a deck that may still be opened. */
async function nextExam(db: Db, uid: string, day: StudyDay): Promise<NextExam | null> {
  for (const plan of day.plans) {
    const decks = await decksOfExam(db, uid, plan, day);
    const [deck] = decks;
    if (!deck) continue;
    const { plan: figures, asked } = await examOfPlan(db, uid, { plan, decks }, day);
    return {
      deckId: deck.id,
      title: plan.name === "" ? deck.title : plan.name,
      ...(plan.id !== null && plan.name !== "" && { examId: plan.id, decks: decks.length }),
      day: dayText(plan.day),
      daysLeft: plan.day - day.today,
      recall: figures.recallOnTheDay,
      recallWithoutStudy: figures.recallWithoutStudy,
      asked: asked.retention,
    };
  }
  return null;
}
