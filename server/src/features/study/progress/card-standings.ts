import type { Day } from "@recollect/domain/study/day.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { masteryOf } from "@recollect/domain/study/mastery.ts";
import { packStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { isAway, isDue } from "@recollect/domain/study/schedule/due.ts";
import { isInSteps, newCard } from "@recollect/domain/study/schedule/card-state.ts";

import type { QueueCounts } from "@recollect/domain/study/session/queue.ts";

import { openDeck } from "../../../access/opened-decks.store.ts";
import type { Db } from "../../../store/tables.ts";
import { deckToStudy } from "../decks/study-decks.store.ts";
import { withExams } from "../exams/planned-decks.store.ts";
import { countsOfDecks } from "../queue/study-counts.ts";
import { touchedStandings } from "./progress.store.ts";
import { studyDay } from "../settings/study-day.store.ts";

/** The student's standing with a deck's cards. */
export type CardStandings = {
  /** by the key of the prompt, each packed by `packStanding`; a missing one is new and may be studied */
  standings: Record<string, number>;
  /** the cards that a session of this deck brings, each once */
  counts: QueueCounts;
  /** ms since 1970: the server's time, and when the next of them becomes due or is unburied by itself */
  now: number;
  changesAt: number;
  /** today's study day and the exam's, in days since 1970; null without an exam, or after it */
  today: Day;
  examDay: Day | null;
  /** a group's teacher assigned the deck to the student; left out otherwise */
  isAssigned?: true;
};

/** Due is what My Decks counts: today's reviews, and cards in their steps that are due today. Throws `deck/not-found`. */
export async function cardStandings(db: Db, { uid, deckId, now }: { uid: string; deckId: number; now: number }): Promise<CardStandings> {
  const openedDeck = await openDeck(db, uid, deckId);
  const { ownerId } = openedDeck;
  const reading = studyDay(db, uid, now);
  const [day, rows, deck] = await Promise.all([
    reading,
    touchedStandings(db, { userId: uid, deckOwnerId: ownerId, deckId }),
    reading.then(({ endsAt }) => deckToStudy(db, { uid, now, endsAt }, openedDeck)),
  ]);
  const { today, exams, endsAt, dayShiftMs } = day;
  let dueReviews = 0;
  const standings: Record<string, number> = {};
  let changesAt = endsAt;
  for (const { cardId, stage, due, scheduledDays, ...row } of rows) {
    const card = { ...newCard, stage, due, scheduledDays };
    const progress = { card, isSuspended: row.isSuspended === 1, buriedUntil: row.buriedUntil };
    const backAt = row.buriedUntil ?? 0;
    const isBuried = backAt > now;
    const isDueNow = !isAway(progress, now) && (isDue(card, now, dayShiftMs) || (isInSteps(card) && due < endsAt));
    if (isDueNow && !isInSteps(card)) dueReviews++;
    const packed = packStanding({
      mastery: masteryOf(card),
      isDue: isDueNow,
      isSuspended: progress.isSuspended,
      isBuried,
    });
    if (packed !== 0) standings[cardId] = packed;
    if (isBuried) changesAt = Math.min(changesAt, backAt);
  }
  const { examNewCards } = await withExams(db, { uid, now, endsAt }, day, { decks: [deck], isOfAll: false });
  const counts = countsOfDecks([deck], deck.today.due ?? dueReviews, { left: day.left, examNewCards });
  const deckKey = deckKeyOf(ownerId, deckId);
  const assigned = day.assignedDecks.has(deckKey) ? { isAssigned: true as const } : {};
  return { standings, counts, now, changesAt, today, examDay: exams.get(deckKey) ?? null, ...assigned };
}
