import type { Card } from "@recollect/domain/cards/card.ts";
import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { promptsOf } from "@recollect/domain/study/prompts.ts";
import { shuffleKeyOf } from "@recollect/domain/study/schedule/review-order.ts";
import type { StudyCardsTable } from "@recollect/server/features/study/study.tables.ts";
import { ensureListed } from "@recollect/server/prompts/prompts.store.ts";
import type { Db } from "@recollect/server/store/tables.ts";

/** A student of 50,000 cards in 500 decks; nine cards in ten were studied. */
export const manyCards = { decks: 500, cardsADeck: 100, studiedADeck: 90 } as const;

const firstDeck = 1_700_000_000_000;

export type Ways = "one way" | "both ways";

/** No two decks have the same number. */
export const deckIdOf = (deck: number, ways: Ways = "one way") => firstDeck + deck + (ways === "one way" ? 0 : manyCards.decks);
/** As long as a real card's id, from which a reverse prompt is distinguished by its length. */
export const cardIdOf = (card: number) => `card-${String(card).padStart(7, "0")}`;

/**
 * Adds the decks and the states of their prompts, as of now (ms since 1970): spread over two months around it, so that half of them have been due for
 * up to a month; in each tenth deck, a card is in its steps.
 */
export async function addManyCards(db: Db, uid: string, now: number, ways: Ways = "one way"): Promise<void> {
  for (let deck = 0; deck < manyCards.decks; deck += 1) {
    const cards = cardsOf(ways);
    await db
      .insertInto("decks")
      .values(deckRow(uid, deckIdOf(deck, ways), cards, now))
      .execute();
    await ensureListed(db, { ownerId: uid, id: deckIdOf(deck, ways) }, () => cards.flatMap(promptsOf).map(({ key }) => key));
    const studied = cards
      .slice(0, manyCards.studiedADeck)
      .flatMap((one, card) => promptsOf(one).map(({ key }) => ({ deck, card, key, deckId: deckIdOf(deck, ways) })));
    await db
      .insertInto("studyCards")
      .values(studied.map((place) => promptRow(uid, place, now)))
      .execute();
  }
}

function cardsOf(ways: Ways): Card[] {
  const definition = "Something that a student has to remember, of the usual length";
  return Array.from({ length: manyCards.cardsADeck }, (_, card) => ({
    id: cardIdOf(card),
    term: `Term ${card}`,
    definition,
    ...(ways === "both ways" && { bothWays: true }),
  }));
}

function deckRow(uid: string, id: number, cards: readonly Card[], now: number) {
  const content = { title: `Deck ${id}`, description: "", cards: JSON.stringify(cards), cardCount: cards.length };
  return { ...content, ownerId: uid, id, visibility: "Private", updatedAt: now, revision: 1, copiedFrom: null } as const;
}

type Place = { deck: number; deckId: number; card: number; key: string };

/** The reverse prompt of a card is due ten days after it: siblings are never due on one day. */
function promptRow(uid: string, { deck, deckId, card, key }: Place, now: number): StudyCardsTable {
  const isInSteps = card === 7 && deck % 10 === 0 && key === cardIdOf(card);
  const day = deck * 31 + card * 17 + (key === cardIdOf(card) ? 0 : 10);
  const due = isInSteps ? now + (deck % 20) * 60_000 : now + ((day % 60) - 30) * dayMs;
  const stage = isInSteps ? "learning" : "review";
  const scheduledDays = isInSteps ? 0 : 20;
  const state = { ...newCard, stage, due, stability: 20, difficulty: 5, scheduledDays, reps: 5, lastReview: due - 20 * dayMs };
  const place = { userId: uid, deckOwnerId: uid, deckId, cardId: key };
  const derived = { stage, due, scheduledDays, isSuspended: 0, buriedUntil: null, isPresent: 1 } as const;
  const shuffleKey = shuffleKeyOf({ deckKey: `${uid}/${deckId}`, cardId: key });
  return { ...place, ...derived, lastAt: state.lastReview, lastId: "last", state: JSON.stringify(state), shuffleKey };
}
