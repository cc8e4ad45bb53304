import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { shuffleKeyOf } from "@recollect/domain/study/schedule/review-order.ts";
import type { StudyCardsTable } from "@recollect/server/features/study/study.tables.ts";
import type { Db } from "@recollect/server/store/tables.ts";

/** A student of 50,000 cards in 500 decks; nine cards in ten were studied. */
export const manyCards = { decks: 500, cardsADeck: 100, studiedADeck: 90 } as const;

const firstDeck = 1_700_000_000_000;

export const deckIdOf = (deck: number) => firstDeck + deck;
export const cardIdOf = (card: number) => `card-${card}`;

/**
 * Adds the decks and where their cards stand, as of now (ms since 1970): spread over two months around it, so that half of them have been
 * waiting for up to a month; in each tenth deck, a card is in its steps.
 */
export async function addManyCards(db: Db, uid: string, now: number): Promise<void> {
  for (let deck = 0; deck < manyCards.decks; deck += 1) {
    await db
      .insertInto("decks")
      .values(deckRow(uid, deck, now))
      .execute();
    const rows = Array.from({ length: manyCards.studiedADeck }, (_, card) => cardRow(uid, { deck, card }, now));
    await db.insertInto("studyCards").values(rows).execute();
  }
}

function deckRow(uid: string, deck: number, now: number) {
  const side = "Something that a student has to remember, of the usual length";
  const cards = Array.from({ length: manyCards.cardsADeck }, (_, card) => ({
    id: cardIdOf(card),
    term: `Term ${card}`,
    definition: side,
  }));
  const content = { title: `Deck ${deck}`, description: "", cards: JSON.stringify(cards), cardCount: cards.length };
  return { ...content, ownerId: uid, id: deckIdOf(deck), visibility: "Private", updatedAt: now, revision: 1, copiedFrom: null } as const;
}

function cardRow(uid: string, { deck, card }: { deck: number; card: number }, now: number): StudyCardsTable {
  const isInSteps = card === 7 && deck % 10 === 0;
  const due = isInSteps ? now + (deck % 20) * 60_000 : now + (((deck * 31 + card * 17) % 60) - 30) * dayMs;
  const stage = isInSteps ? "learning" : "review";
  const scheduledDays = isInSteps ? 0 : 20;
  const state = { ...newCard, stage, due, stability: 20, difficulty: 5, scheduledDays, reps: 5, lastReview: due - 20 * dayMs };
  const place = { userId: uid, deckOwnerId: uid, deckId: deckIdOf(deck), cardId: cardIdOf(card) };
  const derived = { stage, due, scheduledDays, isSuspended: 0, buriedUntil: null, isPresent: 1 } as const;
  const shuffleKey = shuffleKeyOf({ deckKey: `${uid}/${deckIdOf(deck)}`, cardId: place.cardId });
  return { ...place, ...derived, lastAt: state.lastReview, lastId: "last", state: JSON.stringify(state), shuffleKey };
}
