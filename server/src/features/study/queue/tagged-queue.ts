import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { modelFor } from "@recollect/domain/study/schedule/memory-model.ts";
import { promptsOf } from "@recollect/domain/study/prompts.ts";
import { countsOf, queueOf } from "@recollect/domain/study/session/queue.ts";

import { openDeck, readOpened, type OpenedDeckText } from "../../../access/opened-decks.store.ts";
import type { Db } from "../../../store/tables.ts";
import { dueInDeck, newCandidates, studiedCandidate, touchedCards } from "./candidates.store.ts";
import { studyDay, type StudyDay } from "../settings/study-day.store.ts";
import { cardsAtOnce, contentFrom, type StudyQueue } from "./study-queue.ts";

type TaggedQueueRequest = { uid: string; deckId: number; tag: string; /** ms since 1970 */ now: number };

/**
 * What is to be studied now of a deck's cards with a tag, within the day's limits. An unknown tag gives an empty queue. An exam plan is
 * about the whole deck and does not apply here. Throws `deck/not-found`.
 */
export async function taggedQueue(db: Db, { uid, deckId, tag, now }: TaggedQueueRequest): Promise<StudyQueue> {
  const day = await studyDay(db, uid, now);
  return readOpened(db, uid, await openDeck(db, uid, deckId), (deck) => queueOfTag(db, { uid, tag, now, day, deck }));
}

type OfTag = Pick<TaggedQueueRequest, "uid" | "tag" | "now"> & { day: StudyDay; deck: OpenedDeckText };

async function queueOfTag(db: Db, { uid, tag, now, day, deck }: OfTag): Promise<StudyQueue> {
  const { left, dayShiftMs, endsAt } = day;
  const { ownerId, id } = deck;
  const deckKey = deckKeyOf(ownerId, id);
  const cards = cardsIn(deck.cards).filter(({ tags }) => tags?.includes(tag));
  const wantedKeys = new Set(cards.flatMap((card) => promptsOf(card).map(({ key }) => key)));

  const [dueRows, touched] = await Promise.all([dueInDeck(db, { uid, now, endsAt, ownerId, id }), touchedCards(db, { uid, ownerId, id })]);
  const studied = dueRows.filter(({ cardId }) => wantedKeys.has(cardId)).map((row) => studiedCandidate(row, new Map([[deckKey, 0]])));
  const fresh = newCandidates(touched, { now, deckKey, cards, deckAt: 0 }, Infinity);
  const all = { newCards: Infinity, reviews: Infinity };
  const { learning, reviews, newCards } = queueOf([...studied, ...fresh], { now, dayShiftMs, left: all });
  const counts = countsOf({ learning, reviews, newCards }, { now, dayShiftMs });
  const withContent = contentFrom(new Map([[deckKey, deck]]), [{ deckKey, id }]);
  return {
    now,
    dayEndsAt: endsAt,
    counts: { ...counts, newCards: Math.min(left.newCards, counts.newCards), due: Math.min(left.reviews, counts.due) },
    left,
    scheduling: schedulingOf(day.settings, now, modelFor(day.memories, deckKey)),
    learning: withContent(learning.slice(0, cardsAtOnce)),
    reviews: withContent(reviews.slice(0, Math.min(cardsAtOnce, left.reviews))),
    newCards: withContent(newCards.slice(0, Math.min(cardsAtOnce, left.newCards))),
  };
}
