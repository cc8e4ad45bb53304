import { newCard, type CardState } from "../src/study/schedule/card-state.ts";
import type { CardsAtHand } from "../src/study/session/cards-at-hand.ts";
import { dayMs } from "../src/time/units.ts";
import { aScheduling, someTime } from "./log-samples.ts";
import type { Candidate } from "../src/study/session/queue.ts";
import { begin, turn, type Session, type StudyEntry } from "../src/study/session/session.ts";
import * as merge from "../src/study/session/session-merge.ts";
import * as steps from "../src/study/session/session-steps.ts";
import { afterEntry } from "../src/study/log/rebuild.ts";
import type { Rating } from "../src/study/schedule/ratings.ts";

export const minute = 60_000;

export const review: CardState = {
  ...newCard,
  stage: "review",
  due: someTime - 3_600_000,
  stability: 9,
  difficulty: 5,
  scheduledDays: 9,
  reps: 3,
  lastReview: someTime - 9 * dayMs,
};

/** A card in its first steps that is due in so many minutes. */
export function inStep(minutes: number): CardState {
  const due = someTime + minutes * minute;
  return { ...newCard, stage: "learning", due, stability: 2, difficulty: 5, step: 1, reps: 1, lastReview: someTime - 5 * minute };
}

export function aCandidate(cardId: string, card: CardState = newCard, change: Partial<Candidate> = {}): Candidate {
  const cardAt = Number.parseInt(cardId, 36) % 1000;
  return { deckKey: "u/1", cardId, deckAt: 0, cardAt, progress: { card, isSuspended: false, buriedUntil: null }, ...change };
}

/** The server's reply; its counts are those of the cards in it unless others are given. */
export function aHand({ counts, ...cards }: Partial<CardsAtHand> = {}): CardsAtHand {
  const { learning = [], reviews = [], newCards = [] } = cards;
  return {
    now: someTime,
    dayEndsAt: (Math.floor(someTime / dayMs) + 1) * dayMs,
    scheduling: aScheduling,
    learning,
    reviews,
    newCards,
    ...cards,
    counts: counts ?? { newCards: newCards.length, learning: learning.length, due: reviews.length },
  };
}

/** A session of new cards a, b and c. */
export function ofThree(): Session {
  return begin(aHand({ newCards: ["a", "b", "c"].map((id) => aCandidate(id)) }), someTime);
}

export function shownId({ shown }: Session): string | null {
  return shown?.card.cardId ?? null;
}

/** The session after steps, each of which was possible. */
export function after(session: Session, ...each: ((session: Session) => steps.StepResult<Candidate, unknown> | null)[]): Session {
  return each.reduce((before, step) => {
    const taken = step(turn(before));
    if (!taken) throw new Error("The step was not possible");
    return taken.session;
  }, session);
}

/** The steps with the product's scheduler. */
export function answer(session: Session, rating: Rating, stamp: steps.Stamp & { tookMs: number }) {
  return steps.answer(session, rating, stamp, afterEntry);
}

export function withCardsRead(session: Session, fresh: CardsAtHand, when: { knownIds: ReadonlySet<string>; now: number }) {
  return merge.withCardsRead(session, fresh, { ...when, model: afterEntry });
}

export function withElsewhere(session: Session, entry: StudyEntry, now: number) {
  return merge.withElsewhere(session, entry, { now, model: afterEntry });
}
