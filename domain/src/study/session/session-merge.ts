import { findCard, type CardsAtHand } from "./cards-at-hand.ts";
import { cardKeyOf } from "../log/entry.ts";
import type { Candidate } from "./queue.ts";
import { withHand, withTrueCounts, type Session, type StudyEntry, type Written } from "./session.ts";
import { handAfter, withStepTakenBack, type Model } from "./session-steps.ts";

/**
 * Continues with cards that were read again: more of them, or changed by other devices. The card in view stays while it is still due.
 * `known` are the ids of entries that the server had before the cards were read; this session's other entries are applied to the new cards,
 * unless those include them already.
 */
export function withCardsRead<C extends Candidate>(
  session: Session<C>,
  fresh: CardsAtHand<C>,
  { known, now, model }: { known: ReadonlySet<string>; now: number; model: Model },
): Session<C> {
  const written = session.written.filter(({ entry }) => !known.has(entry.id));
  const hand = written.reduce((done, one) => repeated(done, one, model), withTrueCounts(fresh));
  return withHand({ ...session, written }, hand, now);
}

/** Applies an entry that another tab has just written. It is not this session's to undo. */
export function withElsewhere<C extends Candidate>(
  session: Session<C>,
  entry: StudyEntry,
  { now, model }: { now: number; model: Model },
): Session<C> {
  const written = { entry };
  return withHand({ ...session, written: [...session.written, written] }, repeated(session.hand, written, model), now);
}

function repeated<C extends Candidate>(hand: CardsAtHand<C>, written: Written<C>, model: Model): CardsAtHand<C> {
  const { entry } = written;
  const cardKey = cardKeyOf(entry);
  const found = findCard(hand, cardKey);
  const lastReview = found?.card.progress.card.lastReview ?? null;
  if ("step" in written) {
    const { before } = written.step;
    const isTakenBack = found !== null && lastReview === before.progress.card.lastReview;
    return isTakenBack ? hand : withStepTakenBack(hand, written.step);
  }
  const isKnown = written.entry.kind === "answer" && lastReview !== null && lastReview >= entry.at;
  if (!found || isKnown) return hand;
  return handAfter(hand, found.card, written.entry, model);
}
