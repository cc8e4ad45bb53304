import { isInSteps } from "../schedule/card-state.ts";
import { findCard, isRunningLow, withoutCard, type CardsAtHand, type LaidCard, type Place } from "./cards-at-hand.ts";
import { cardKeyOf, type AnswerEntry, type UndoEntry } from "../log/entry.ts";
import { nextOf, type Candidate, type NextCard } from "./queue.ts";

/** A study session. The steps are in session-steps.ts; session-merge.ts merges changes of other devices. */
export type Session<C extends Candidate = Candidate> = {
  /** what is still to study, including the card in view */
  readonly hand: CardsAtHand<C>;
  /** null when there is nothing to show */
  readonly shown: { readonly card: C; readonly isTurned: boolean } | null;
  /** the steps that were not undone, the latest last */
  readonly done: readonly Step<C>[];
  /** entries written after the cards were read: the server may not have had them */
  readonly written: readonly WrittenLine<C>[];
};

type Common = Pick<AnswerEntry, "id" | "deckKey" | "cardId" | "at">;

/** A student's action on a card in a session, as stored; the server adds the rest. */
export type StudyEntry =
  | (Common & Pick<AnswerEntry, "kind" | "rating" | "tookMs"> & { readonly source: "study" })
  | (Common & { readonly kind: "bury" | "suspend" });

/** One step: the entry, the card before it, its position, whether its answer was in view, and the siblings that were removed with it. */
export type Step<C extends Candidate = Candidate> = {
  /** other prompts of the card, which come on another day once it is answered */
  readonly siblings: readonly LaidCard<C>[];
  readonly entry: StudyEntry;
  readonly before: C;
  readonly place: Place;
  readonly wasTurned: boolean;
  /** the answer has no effect: neither it nor its undo is stored */
  readonly isPractice?: true;
};

export type WrittenLine<C extends Candidate = Candidate> =
  | { readonly entry: StudyEntry }
  | { readonly entry: UndoEntry; /** the step that it undoes */ readonly step: Step<C> };

/** The state of a session. `short`: there are more cards than are loaded. `isReady`: it was over, and a card is due again. */
export type Standing<C extends Candidate = Candidate> =
  | { readonly state: "card"; readonly card: C; readonly isTurned: boolean }
  | { readonly state: "short" }
  | {
      readonly state: "done";
      /** ms since 1970: when the next step is due */ readonly nextDue: number | null;
      readonly isReady: boolean;
    };

/** Starts a session with its first card in view. Times are ms since 1970, by the server's clock. */
export function begin<C extends Candidate>(hand: CardsAtHand<C>, now: number): Session<C> {
  return goOn({ hand: withTrueCounts(hand), shown: null, done: [], written: [] }, now);
}

/** Turns the card in view. It can't be turned back: the student has seen the answer. */
export function turn<C extends Candidate>(session: Session<C>): Session<C> {
  return session.shown ? { ...session, shown: { ...session.shown, isTurned: true } } : session;
}

/** Brings the next card into view, if there is one. */
export function goOn<C extends Candidate>(session: Session<C>, now: number): Session<C> {
  const next = nextIn(session, now);
  return { ...session, shown: next.state === "card" ? { card: next.candidate, isTurned: false } : null };
}

/** The state of a session at a moment, in ms since 1970. */
export function standingOf<C extends Candidate>(session: Session<C>, now: number): Standing<C> {
  const { shown, hand } = session;
  if (shown) return { state: "card", ...shown };
  if (isRunningLow(hand, 0)) return { state: "short" };
  const next = nextIn(session, now);
  if (next.state === "done") return { ...next, isReady: false };
  const { card } = next.candidate.progress;
  const isReady = !isInSteps(card) || card.due <= now;
  return { state: "done", nextDue: isReady ? null : card.due, isReady };
}

/**
 * Continues with newly loaded cards. The card in view stays, in its new state, while it is among them and no other device has answered it; otherwise
 * the next one is shown.
 */
export function withHand<C extends Candidate>(before: Session<C>, hand: CardsAtHand<C>, now: number): Session<C> {
  const session = { ...before, hand };
  const { shown } = session;
  if (!shown) return session;
  const laidCard = findCard(hand, cardKeyOf(shown.card));
  const isStill = laidCard?.card.progress.card.lastReview === shown.card.progress.card.lastReview;
  return laidCard && isStill ? { ...session, shown: { ...shown, card: laidCard.card } } : goOn(session, now);
}

/** Sets the count of a kind without loaded cards to 0: a card may have been deleted while it was counted. */
export function withTrueCounts<C extends Candidate>(hand: CardsAtHand<C>): CardsAtHand<C> {
  const { counts, learning, reviews, newCards } = hand;
  const countOf = (cards: readonly C[], count: number) => (cards.length === 0 ? 0 : count);
  return {
    ...hand,
    counts: {
      newCards: countOf(newCards, counts.newCards),
      learning: countOf(learning, counts.learning),
      due: countOf(reviews, counts.due),
    },
  };
}

/** Like `nextOf`, except that a step that is not due yet does not follow itself if another card can be shown. */
function nextIn<C extends Candidate>({ hand, done }: Session<C>, now: number): NextCard<C> {
  const next = nextOf(hand, now);
  const last = done.at(-1);
  if (next.state === "done" || !last || next.candidate.progress.card.due <= now) return next;
  const lastKey = cardKeyOf(last.entry);
  if (cardKeyOf(next.candidate) !== lastKey) return next;
  const other = nextOf(withoutCard(hand, lastKey), now);
  return other.state === "card" ? other : next;
}

/** The progress of a session: answers given, and cards still to answer. Each answer counts, also for a card that comes again. */
export function progressOf({ done, hand: { counts } }: Session): { answered: number; left: number } {
  return { answered: done.filter(({ entry }) => entry.kind === "answer").length, left: counts.newCards + counts.learning + counts.due };
}
