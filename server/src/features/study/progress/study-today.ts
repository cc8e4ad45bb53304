import type { Day } from "@recollect/domain/study/day.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { answerPace, type AnswerPace } from "@recollect/domain/study/progress/answer-pace.ts";
import { streakOf, type Streak } from "@recollect/domain/study/progress/streak.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Db } from "../../../store/tables.ts";
import { decksInScope } from "../queue/decks-asked.ts";
import { studyDay, type StudyDay } from "../settings/study-day.store.ts";
import { lastTimes } from "./answer-times.store.ts";
import { answersByDay } from "./study-days.store.ts";
import { examOf } from "./study-progress.ts";

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
  deckId: number;
  title: string;
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

/** The first exam whose deck may still be opened. */
async function nextExam(db: Db, uid: string, day: StudyDay): Promise<NextExam | null> {
  const inOrder = [...day.exams].sort((one, other) => one[1] - other[1]);
  for (const [deckKey, examDay] of inOrder) {
    const place = deckOfKey(deckKey);
    if (!place) continue;
    const request = { uid, deckId: place.deckId, folder: null, now: day.now, endsAt: day.endsAt };
    const { decks, deck: openedDeck } = await decksInScope(db, request).catch(notThere);
    const deck = decks[0];
    if (!deck || !openedDeck || deck.deckKey !== deckKey) continue;
    const exam = await examOf(db, { uid, deck: { deckOwnerId: deck.ownerId, deckId: deck.id } }, deck, day);
    if (!exam) continue;
    const { recallOnTheDay, recallWithoutStudy } = exam.plan;
    const { id: deckId, title } = openedDeck;
    const daysLeft = examDay - day.today;
    return { deckId, title, day: dayText(examDay), daysLeft, recall: recallOnTheDay, recallWithoutStudy, asked: exam.asked.retention };
  }
  return null;
}

function notThere(failure: unknown): { decks: []; deck: null } {
  if (failure instanceof AppError && failure.code === "deck/not-found") return { decks: [], deck: null };
  throw failure;
}
