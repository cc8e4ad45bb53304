import { withoutCard } from "./cards-at-hand.ts";
import { cardKeyOf } from "../log/entry.ts";
import type { Candidate } from "./queue.ts";
import { withHand, type Session } from "./session.ts";

/** The session without cards that are gone, and without their steps. */
export function withoutCards<C extends Candidate>(
  session: Session<C>,
  isGone: (card: { deckKey: string; cardId: string }) => boolean,
  now: number,
): Session<C> {
  const { learning, reviews, newCards } = session.hand;
  const goneCards = [...learning, ...reviews, ...newCards].filter(isGone);
  const hand = goneCards.reduce((rest, card) => withoutCard(rest, cardKeyOf(card)), session.hand);
  const isLeft = ({ entry }: { entry: { deckKey: string; cardId: string } }) => !isGone(entry);
  return withHand({ ...session, done: session.done.filter(isLeft), written: session.written.filter(isLeft) }, hand, now);
}

/** The session without a step that the server refused: it can't be undone, and is not counted. Its card's state has to be read again. */
export function withoutStep<C extends Candidate>(session: Session<C>, id: string): Session<C> {
  const isOther = ({ entry }: { entry: { id: string } }) => entry.id !== id;
  return { ...session, done: session.done.filter(isOther), written: session.written.filter(isOther) };
}
