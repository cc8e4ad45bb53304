import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import type { QueueCounts } from "@recollect/domain/study/session/queue.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import type { Db } from "../../../store/tables.ts";
import { hasClassTestsFrom } from "../settings/class-tests.store.ts";
import { dueByDeck } from "./due-reviews.store.ts";
import { dayRules, dayWithAnswers, type StudyDay } from "../settings/study-day.store.ts";
import { countedDecks, studentsDecks, type DeckToStudy } from "../decks/study-decks.store.ts";
import { withExams } from "../exams/planned-decks.store.ts";
import { countFound, findDecks } from "./decks-asked.ts";

/** What is to be studied: in all or in a folder, within the day's limits; and in each deck with reviews or steps, without the limits. */
export type StudySummary = {
  /** the cards that a session will bring, each once */
  counts: QueueCounts;
  /** ms since 1970: the server's time, and when the study day ends */
  now: number;
  dayEndsAt: number;
  /** there are more cards than are counted: the day's limits and the exams' plans leave them for later days */
  hasMore: boolean;
  /** the decks with due reviews, or prompts in their steps that are due today; all of them, also for a folder */
  decks: { deckKey: string; deckId: number; newCards: number; learning: number; due: number }[];
  /** the student has assignments of groups; left out otherwise */
  hasAssignments?: true;
  /** a test of a group is coming, open, or was over lately; left out otherwise */
  hasClassTests?: true;
};

type StudyCountsRequest = { uid: string; /** null for all decks */ folder: string | null; /** ms since 1970 */ now: number };

/** Throws `folder/not-found`. */
export async function studySummary(db: Db, { uid, folder, now }: StudyCountsRequest): Promise<StudySummary> {
  const [rules, foundDecks] = await Promise.all([dayRules(db, uid, now), findDecks(db, { uid, deckId: null, folder })]);
  const request = { uid, now, endsAt: rules.endsAt };
  const [day, found, dues, all, hasClassTests] = await Promise.all([
    dayWithAnswers(db, uid, rules),
    countFound(db, request, foundDecks),
    dueByDeck(db, request),
    folder === null ? null : studentsDecks(db, uid).then((listed) => countedDecks(db, request, listed)),
    hasClassTestsFrom(db, { uid, closesFrom: now - CLASS_TEST.shownDays * dayMs }),
  ]);
  const { decks, examNewCards } = await withExams(db, request, day, { decks: found, isOfAll: folder === null });
  const counts = countsOfDecks(decks, dueCards(decks, dues), { left: day.left, examNewCards });
  const due = decks.reduce((total, { deckKey }) => total + (dues.get(deckKey) ?? 0), 0);
  return {
    counts,
    now,
    dayEndsAt: day.endsAt,
    hasMore: due > counts.due || decks.reduce((total, { newCards }) => total + newCards, 0) > counts.newCards,
    decks: (all ?? decks).flatMap(({ deckKey, id, newCards, learning }) => {
      const ofDeck = { deckKey, deckId: id, newCards, learning, due: dues.get(deckKey) ?? 0 };
      return ofDeck.learning + ofDeck.due > 0 ? [ofDeck] : [];
    }),
    ...(rules.assignedDecks.size > 0 && { hasAssignments: true as const }),
    ...(hasClassTests && { hasClassTests: true as const }),
  };
}

/** The cards with due reviews, each once, of the due reviews in each deck. */
export function dueCards(decks: readonly DeckToStudy[], dues: ReadonlyMap<string, number>): number {
  return decks.reduce((total, { deckKey, today }) => total + (today.due ?? dues.get(deckKey) ?? 0), 0);
}

/**
 * The cards that a session of these decks brings: within the day's limits, and what their exams ask for in addition. `due` is the number of
 * cards with due reviews.
 */
export function countsOfDecks(
  decks: readonly DeckToStudy[],
  due: number,
  { left, examNewCards }: Pick<StudyDay, "left"> & { examNewCards: ReadonlyMap<string, number> },
): QueueCounts {
  const sum = (count: (deck: DeckToStudy) => number) => decks.reduce((total, deck) => total + count(deck), 0);
  const forExams = sum(({ deckKey, today }) => Math.min(examNewCards.get(deckKey) ?? 0, today.newCards));
  const others = sum(({ deckKey, today }) => (examNewCards.has(deckKey) ? 0 : today.newCards));
  return {
    newCards: forExams + Math.min(left.newCards, others),
    learning: sum(({ today }) => today.learning),
    due: Math.min(left.reviews, due),
  };
}
