import { isInSteps } from "../schedule/card-state.ts";
import { findCard, isRunningLow, withoutCard, type CardsAtHand, type LaidCard, type Place } from "./cards-at-hand.ts";
import { cardKeyOf, type AnswerEntry, type UndoEntry } from "../log/entry.ts";
import { nextOf, type Candidate, type NextCard } from "./queue.ts";

/** A student at their cards. The steps are in session-steps.ts; what other devices do comes in by session-merge.ts. */
export type Session<C extends Candidate = Candidate> = {
  /** what is still to be studied, the card in view included */
  readonly hand: CardsAtHand<C>;
  /** null when there is nothing to show */
  readonly shown: { readonly card: C; readonly isTurned: boolean } | null;
  /** what was done and not taken back, the latest last */
  readonly done: readonly Step<C>[];
  /** what was written after the cards at hand were read: the server may not have known it then */
  readonly written: readonly Written<C>[];
};

type Common = Pick<AnswerEntry, "id" | "deckKey" | "cardId" | "at">;

/** What a student does to a card in a session, as it is written down; the server adds to it what only the server can know. */
export type StudyEntry =
  | (Common & Pick<AnswerEntry, "kind" | "rating" | "tookMs"> & { readonly source: "study" })
  | (Common & { readonly kind: "bury" | "suspend" });

/** One thing done: the entry, the card as it was before, where it lay, whether its answer was in view, and what was put away with it. */
export type Step<C extends Candidate = Candidate> = {
  /** other prompts of the card, which wait for another day once it is answered */
  readonly siblings: readonly LaidCard<C>[];
  readonly entry: StudyEntry;
  readonly before: C;
  readonly place: Place;
  readonly wasTurned: boolean;
  /** the answer moved nothing: neither it nor what takes it back is written down */
  readonly isPractice?: true;
};

export type Written<C extends Candidate = Candidate> =
  { readonly entry: StudyEntry } | { readonly entry: UndoEntry; /** what it takes back */ readonly step: Step<C> };

/** How a session stands. `short`: more cards are promised than are at hand. `isReady`: it was over, and a card has come back. */
export type Standing<C extends Candidate = Candidate> =
  | { readonly state: "card"; readonly card: C; readonly isTurned: boolean }
  | { readonly state: "short" }
  | {
      readonly state: "done";
      /** ms since 1970: the first step still to come */ readonly nextDue: number | null;
      readonly isReady: boolean;
    };

/** A session's begin, with its first card in view. Times are ms since 1970, by the server's clock. */
export function begin<C extends Candidate>(hand: CardsAtHand<C>, now: number): Session<C> {
  return goOn({ hand: withKeptPromises(hand), shown: null, done: [], written: [] }, now);
}

/** Turns the card in view. A card that shows its answer is not turned back: the student has seen it. */
export function turn<C extends Candidate>(session: Session<C>): Session<C> {
  return session.shown ? { ...session, shown: { ...session.shown, isTurned: true } } : session;
}

/** With the next card in view, when there is one. */
export function goOn<C extends Candidate>(session: Session<C>, now: number): Session<C> {
  const next = nextIn(session, now);
  return { ...session, shown: next.state === "card" ? { card: next.candidate, isTurned: false } : null };
}

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

/** Goes on with other cards at hand. The card in view stays, as it now is, while it is there and no other device has answered it; else the next comes. */
export function withHand<C extends Candidate>(before: Session<C>, hand: CardsAtHand<C>, now: number): Session<C> {
  const session = { ...before, hand };
  const { shown } = session;
  if (!shown) return session;
  const found = findCard(hand, cardKeyOf(shown.card));
  const isStill = found?.card.progress.card.lastReview === shown.card.progress.card.lastReview;
  return found && isStill ? { ...session, shown: { ...shown, card: found.card } } : goOn(session, now);
}

/** A kind of which the server sent no card is not promised either: a card may have been deleted while it counted. */
export function withKeptPromises<C extends Candidate>(hand: CardsAtHand<C>): CardsAtHand<C> {
  const { counts, learning, reviews, newCards } = hand;
  const promised = (cards: readonly C[], count: number) => (cards.length === 0 ? 0 : count);
  return {
    ...hand,
    counts: {
      newCards: promised(newCards, counts.newCards),
      learning: promised(learning, counts.learning),
      due: promised(reviews, counts.due),
    },
  };
}

/** What `nextOf` says, except that a step which is not due yet doesn't follow on itself when another card can be shown. */
function nextIn<C extends Candidate>({ hand, done }: Session<C>, now: number): NextCard<C> {
  const next = nextOf(hand, now);
  const last = done.at(-1);
  if (next.state === "done" || !last || next.candidate.progress.card.due <= now) return next;
  const lastKey = cardKeyOf(last.entry);
  if (cardKeyOf(next.candidate) !== lastKey) return next;
  const other = nextOf(withoutCard(hand, lastKey), now);
  return other.state === "card" ? other : next;
}
