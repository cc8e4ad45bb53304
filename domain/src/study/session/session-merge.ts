import { findCard, type CardsAtHand } from "./cards-at-hand.ts";
import { cardKeyOf } from "../log/entry.ts";
import type { Candidate } from "./queue.ts";
import { withHand, withTrueCounts, type Session, type StudyEntry, type WrittenLine } from "./session.ts";
import { handAfter, withStepTakenBack, type Model } from "./session-steps.ts";

/**
 * Continues with cards that were read again: more of them, or changed by other devices. The card in view stays while it is still due. `knownIds` are
 * the ids of entries that the server had before the cards were read; this session's other entries are applied to the new cards, unless those include
 * them already.
 */
export function withCardsRead<C extends Candidate>(
  session: Session<C>,
  fresh: CardsAtHand<C>,
  { knownIds, now, model }: { knownIds: ReadonlySet<string>; now: number; model: Model },
): Session<C> {
  const writtenLines = session.written.filter(({ entry }) => !knownIds.has(entry.id));
  const hand = writtenLines.reduce((handSoFar, one) => repeated(handSoFar, one, model), withTrueCounts(fresh));
  return withHand({ ...session, written: writtenLines }, hand, now);
}

/** Applies an entry that another tab has just written. It is not this session's to undo. */
export function withElsewhere<C extends Candidate>(
  session: Session<C>,
  entry: StudyEntry,
  { now, model }: { now: number; model: Model },
): Session<C> {
  const line = { entry };
  return withHand({ ...session, written: [...session.written, line] }, repeated(session.hand, line, model), now);
}

function repeated<C extends Candidate>(hand: CardsAtHand<C>, line: WrittenLine<C>, model: Model): CardsAtHand<C> {
  const { entry } = line;
  const cardKey = cardKeyOf(entry);
  const laidCard = findCard(hand, cardKey);
  const lastReview = laidCard?.card.progress.card.lastReview ?? null;
  if ("step" in line) {
    const { before } = line.step;
    const isTakenBack = laidCard !== null && lastReview === before.progress.card.lastReview;
    return isTakenBack ? hand : withStepTakenBack(hand, line.step);
  }
  const isKnown = line.entry.kind === "answer" && lastReview !== null && lastReview >= entry.at;
  if (!laidCard || isKnown) return hand;
  return handAfter(hand, laidCard.card, line.entry, model);
}
