import { examPace } from "@recollect/domain/study/exam/exam-plan.ts";
import type { QueueCounts } from "@recollect/domain/study/session/queue.ts";

import type { Db } from "../../../store/tables.ts";
import { dueByDeck } from "./due-reviews.store.ts";
import { dayRules, dayWithAnswers, type StudyDay } from "../settings/study-day.store.ts";
import { countedDecks, studentsDecks, type DeckToStudy } from "../decks/study-decks.store.ts";

/** What is to be studied: in all, within the day's limits; and in each deck with reviews or steps, without the limits. */
export type StudySummary = {
  counts: QueueCounts;
  /** ms since 1970: the server's time, and when the study day ends */
  now: number;
  dayEndsAt: number;
  /** there are more cards than are counted: the day's limits and the exams' plans leave them for later days */
  hasMore: boolean;
  /** the decks with due reviews, or cards in their steps that are due today */
  decks: { deckKey: string; deckId: number; newCards: number; learning: number; due: number }[];
};

type Asked = { uid: string; /** ms since 1970 */ now: number };

export async function studySummary(db: Db, { uid, now }: Asked): Promise<StudySummary> {
  const [rules, listed] = await Promise.all([dayRules(db, uid, now), studentsDecks(db, uid)]);
  const asked = { uid, now, endsAt: rules.endsAt };
  const [day, decks, dues] = await Promise.all([dayWithAnswers(db, uid, rules), countedDecks(db, asked, listed), dueByDeck(db, asked)]);
  const due = [...dues.values()].reduce((total, count) => total + count, 0);
  const counts = countsOfDecks(decks, due, day);
  return {
    counts,
    now,
    dayEndsAt: day.endsAt,
    hasMore: due > counts.due || decks.reduce((total, { newCards }) => total + newCards, 0) > counts.newCards,
    decks: decks.flatMap(({ deckKey, id, newCards, learning }) => {
      const ofDeck = { deckKey, deckId: id, newCards, learning, due: dues.get(deckKey) ?? 0 };
      return ofDeck.learning + ofDeck.due > 0 ? [ofDeck] : [];
    }),
  };
}

/** The sums of the decks within the day's limits, and what their exams ask for in addition. `due` is the number of due reviews. */
export function countsOfDecks(decks: readonly DeckToStudy[], due: number, day: StudyDay): QueueCounts {
  const sum = (count: (deck: DeckToStudy) => number) => decks.reduce((total, deck) => total + count(deck), 0);
  const asked = askedByExams(decks, day);
  const forExams = [...asked.values()].reduce((total, count) => total + count, 0);
  const others = sum(({ deckKey, newCards }) => (asked.has(deckKey) ? 0 : newCards));
  return {
    newCards: forExams + Math.min(day.left.newCards, others),
    learning: sum(({ learning }) => learning),
    due: Math.min(day.left.reviews, due),
  };
}

/** The new cards that each deck's exam still asks for today; decks without an exam are left out. */
export function askedByExams(decks: readonly DeckToStudy[], { today, exams, newToday }: StudyDay): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { deckKey, newCards } of decks) {
    const examDay = exams.get(deckKey);
    if (examDay === undefined) continue;
    asked.set(deckKey, examPace({ today, examDay, newCards, newToday: newToday.get(deckKey) ?? 0 }).leftToday);
  }
  return asked;
}
