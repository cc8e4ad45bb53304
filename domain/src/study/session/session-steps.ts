import { findCard, schedulingAtHand, siblingsAtHand, withCard, withoutCard, type CardsAtHand } from "./cards-at-hand.ts";
import type { Progress } from "../schedule/due.ts";
import { cardKeyOf, type AnswerEntry, type UndoEntry } from "../log/entry.ts";
import { stampAfter } from "../log/log.ts";
import type { Candidate } from "./queue.ts";
import type { Rating } from "../schedule/ratings.ts";
import { goOn, type Session, type Step, type StudyEntry, type WrittenLine } from "./session.ts";
import { isPractice } from "./study-mode.ts";

/** The id and time that a device gives a new entry: a unique id, and ms since 1970 by the server's clock. */
export type Stamp = { readonly id: string; readonly at: number };

/** The result of a step: the next session, and the entry to store before it is shown. */
export type StepResult<C extends Candidate, E = StudyEntry> = {
  readonly session: Session<C>;
  readonly entry: E;
  /** the entry is not stored: see `isPractice` */
  readonly isPractice?: true;
};

/**
 * The effect of an answer on a card: `afterEntry` of rebuild.ts. It is an argument because the scheduling model behind it is large, and a
 * session starts without it. While it is null, an answered card leaves the session until the cards are read again.
 */
export type Model = ((progress: Progress, entry: AnswerEntry) => Progress) | null;

/** Rates the card in view; null unless its answer is in view. `tookMs` is the time from the question to the rating. */
export function answer<C extends Candidate>(
  session: Session<C>,
  rating: Rating,
  { tookMs, ...stamp }: Stamp & { tookMs: number },
  model: Model,
): StepResult<C> | null {
  if (!session.shown?.isTurned) return null;
  return takeStep(session, stamp, { kind: "answer", source: "study", rating, tookMs }, model);
}

/** Buries the card in view until tomorrow; null when there is none. */
export function bury<C extends Candidate>(session: Session<C>, stamp: Stamp): StepResult<C> | null {
  return takeStep(session, stamp, { kind: "bury" }, null);
}

/** Suspends the card in view; null when there is none. */
export function suspend<C extends Candidate>(session: Session<C>, stamp: Stamp): StepResult<C> | null {
  return takeStep(session, stamp, { kind: "suspend" }, null);
}

/** Undoes the last step: its card is in view and counted as before. Null when there is none. */
export function undo<C extends Candidate>(session: Session<C>, stamp: Stamp): StepResult<C, UndoEntry> | null {
  const step = session.done.at(-1);
  if (!step) return null;
  const { deckKey, cardId, at, id } = step.entry;
  const entry: UndoEntry = { kind: "undo", deckKey, cardId, undoes: id, ...stampAs(stamp, at) };
  const { isPractice: wasPractice } = step;
  return {
    entry,
    ...(wasPractice && { isPractice: true }),
    session: {
      hand: withStepTakenBack(session.hand, step),
      shown: { card: step.before, isTurned: step.wasTurned },
      done: session.done.slice(0, -1),
      written: wasPractice ? session.written : [...session.written, { entry, step }],
    },
  };
}

/** The loaded cards before a step: its card in its position, and those that it buried. */
export function withStepTakenBack<C extends Candidate>(hand: CardsAtHand<C>, { before, place, siblings }: Step<C>): CardsAtHand<C> {
  const back = withCard(withoutCard(hand, cardKeyOf(before)), before, place.index);
  return siblings.reduce((handSoFar, { card, place: lay }) => withCard(withoutCard(handSoFar, cardKeyOf(card)), card, lay.index), back);
}

/**
 * The loaded cards after an entry: an answered card is where its answer puts it and its siblings are removed; a suspended or buried one is removed.
 */
export function handAfter<C extends Candidate>(hand: CardsAtHand<C>, card: C, entry: StudyEntry, model: Model): CardsAtHand<C> {
  const others = withoutCard(hand, cardKeyOf(card));
  if (entry.kind !== "answer") return others;
  const rest = siblingsAtHand(others, card).reduce((handLeft, { card: sibling }) => withoutCard(handLeft, cardKeyOf(sibling)), others);
  if (!model) return rest;
  const whole: AnswerEntry = { ...entry, weight: 1, stateBefore: card.progress.card, scheduling: schedulingAtHand(hand, entry.deckKey) };
  return withCard(rest, { ...card, progress: model(card.progress, whole) });
}

type Does = Pick<Extract<StudyEntry, { kind: "answer" }>, "kind" | "source" | "rating" | "tookMs"> | { kind: "bury" | "suspend" };

function takeStep<C extends Candidate>(session: Session<C>, stamp: Stamp, does: Does, model: Model): StepResult<C> | null {
  const { shown, hand, done, written } = session;
  const laidCard = shown && findCard(hand, cardKeyOf(shown.card));
  if (!laidCard) return null;
  const { card: before, place } = laidCard;
  const { deckKey, cardId, progress } = before;
  const entry: StudyEntry = { ...does, deckKey, cardId, ...stampAs(stamp, progress.card.lastReview) };
  const { dayShiftMs } = hand.scheduling;
  if (entry.kind === "answer" && isPractice({ ...hand, dayShiftMs }, progress.card, entry.at)) {
    const step: Step<C> = { entry, before, place, siblings: [], wasTurned: shown.isTurned, isPractice: true };
    const next = { hand: handAfterPractice(hand, before, entry.rating), shown: null, done: [...done, step], written };
    return { entry, isPractice: true, session: goOn(next, entry.at) };
  }
  const siblings = entry.kind === "answer" ? siblingsAtHand(hand, before) : [];
  const step: Step<C> = { entry, before, place, siblings, wasTurned: shown.isTurned };
  const next = {
    hand: handAfter(hand, before, entry, model),
    shown: null,
    done: [...done, step],
    written: [...written, { entry } satisfies WrittenLine<C>],
  };
  return { entry, session: goOn(next, entry.at) };
}

/** Keeps the card unchanged. If it was not known, it comes again after the others. */
function handAfterPractice<C extends Candidate>(hand: CardsAtHand<C>, card: C, rating: Rating): CardsAtHand<C> {
  const others = withoutCard(hand, cardKeyOf(card));
  return rating === "again" ? withCard(others, card) : others;
}

/** A stamp later than the previous entry's, even if the clock was set back. */
function stampAs({ id, at }: Stamp, last: number | null): Stamp {
  return { id, at: stampAfter(last === null ? null : { at: last }, at) };
}
