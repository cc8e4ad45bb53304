import { cardKeyOf } from "../log/entry.ts";
import { areSiblings } from "../prompt-keys.ts";
import { countsOf, inStepOrder, queueOf, type Candidate, type Queue, type QueueCounts } from "./queue.ts";
import type { MemoryModel } from "../schedule/memory-model.ts";
import type { Scheduling } from "../schedule/scheduling.ts";
import { isDrawn, type StudyMode } from "./study-mode.ts";

/** The cards to study, as the server sends them: the first of each kind in order, and the number of each kind. */
export type CardsAtHand<C extends Candidate = Candidate> = Queue<C> & {
  /** ms since 1970, by the server's clock: when this was read, and when the study day ends */
  readonly now: number;
  readonly dayEndsAt: number;
  readonly counts: QueueCounts;
  readonly scheduling: Scheduling;
  /** for drawn cards (see study-mode.ts) instead of due ones */
  readonly mode?: StudyMode | undefined;
  /** the models of decks that have their own, by deck key */
  readonly deckMemories?: Readonly<Record<string, MemoryModel>>;
};

/** The settings and the model with which a deck's cards are answered. */
export function schedulingAtHand({ scheduling, deckMemories }: CardsAtHand, deckKey: string): Scheduling {
  const memory = deckMemories?.[deckKey];
  return memory ? { ...scheduling, memory } : scheduling;
}

const piles = ["learning", "reviews", "newCards"] as const;

type Pile = (typeof piles)[number];

/** The position of a card in its pile, from 0. */
export type Place = { readonly pile: Pile; readonly index: number };

export type LaidCard<C extends Candidate = Candidate> = { readonly card: C; readonly place: Place };

/** A loaded card and its place, by its key; null if it is not loaded. */
export function findCard<C extends Candidate>(hand: CardsAtHand<C>, cardKey: string): LaidCard<C> | null {
  for (const pile of piles) {
    const index = hand[pile].findIndex((card) => cardKeyOf(card) === cardKey);
    const card = hand[pile][index];
    if (card) return { card, place: { pile, index } };
  }
  return null;
}

/** The other loaded prompts of the same card. */
export function siblingsAtHand<C extends Candidate>(hand: CardsAtHand<C>, card: { deckKey: string; cardId: string }): LaidCard<C>[] {
  return piles.flatMap((pile) =>
    hand[pile].flatMap((other, index) => (areSiblings(card, other) ? [{ card: other, place: { pile, index } }] : [])),
  );
}

/** Removes a card from its pile and from the counts. A card that is not loaded changes nothing. */
export function withoutCard<C extends Candidate>(hand: CardsAtHand<C>, cardKey: string): CardsAtHand<C> {
  const laidCard = findCard(hand, cardKey);
  if (!laidCard) return hand;
  const { pile, index } = laidCard.place;
  return { ...hand, [pile]: hand[pile].toSpliced(index, 1), counts: withCount(hand, laidCard.card, -1) };
}

/**
 * Adds the card to the pile of its progress, and to the counts; a card that is not due today is left out. A step is placed by its time,
 * another card at `index`, or last.
 */
export function withCard<C extends Candidate>(hand: CardsAtHand<C>, card: C, index = Infinity): CardsAtHand<C> {
  const alone = pilesOf(hand, card);
  const pile = piles.find((name) => alone[name].length > 0);
  if (!pile) return hand;
  const pileWithCard = hand[pile].toSpliced(index, 0, card);
  return { ...hand, [pile]: pile === "learning" ? pileWithCard.sort(inStepOrder) : pileWithCard, counts: withCount(hand, card, 1) };
}

/** Whether few cards of a kind are left while the server has more, so that it is time to read them. */
export function isRunningLow({ counts, learning, reviews, newCards }: CardsAtHand, few: number): boolean {
  const kinds = [
    [learning.length, counts.learning],
    [reviews.length, counts.due],
    [newCards.length, counts.newCards],
  ] as const;
  return kinds.some(([atHand, promisedCount]) => atHand <= few && atHand < promisedCount);
}

function withCount(hand: CardsAtHand, card: Candidate, by: 1 | -1): QueueCounts {
  const { counts } = hand;
  const one = countsOf(pilesOf(hand, card), rulesOf(hand));
  return {
    newCards: Math.max(0, counts.newCards + by * one.newCards),
    learning: Math.max(0, counts.learning + by * one.learning),
    due: Math.max(0, counts.due + by * one.due),
  };
}

/** The queue with this card only: in its pile, or in none if it is not due. A drawn card is among the reviews. */
function pilesOf(hand: CardsAtHand, card: Candidate): Queue {
  if (isDrawn(hand, card.progress.card)) return { learning: [], reviews: [card], newCards: [] };
  return queueOf([card], rulesOf(hand));
}

function rulesOf({ now, scheduling }: CardsAtHand) {
  return { now, dayShiftMs: scheduling.dayShiftMs, left: { newCards: 1, reviews: 1 } };
}
