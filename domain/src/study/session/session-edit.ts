import { findCard, withCard, withoutCard, type CardsAtHand, type LaidCard } from "./cards-at-hand.ts";
import { cardKeyOf } from "../log/entry.ts";
import type { Candidate } from "./queue.ts";
import { withHand, type Session, type Step, type WrittenLine } from "./session.ts";

type Key = { deckKey: string; cardId: string };
type IsMeant = (card: Key) => boolean;

/** The session after the texts of some cards changed, wherever they are in it; null removes a card whose prompt is gone. */
export function withCardsChanged<C extends Candidate>(
  session: Session<C>,
  isMeant: IsMeant,
  change: (card: C) => C | null,
  now: number,
): Session<C> {
  const one = (card: C): C => (isMeant(card) ? (change(card) ?? card) : card);
  const changeLaid = ({ card, place }: LaidCard<C>): LaidCard<C> => ({ card: one(card), place });
  const step = (before: Step<C>): Step<C> => ({ ...before, before: one(before.before), siblings: before.siblings.map(changeLaid) });
  const { hand, shown } = session;
  const changedSession = {
    hand: { ...hand, learning: hand.learning.map(one), reviews: hand.reviews.map(one), newCards: hand.newCards.map(one) },
    shown: shown && { ...shown, card: one(shown.card) },
    done: session.done.map(step),
    written: session.written.map((line): WrittenLine<C> => ("step" in line ? { ...line, step: step(line.step) } : line)),
  };
  const all = [...hand.learning, ...hand.reviews, ...hand.newCards];
  const goneKeys = new Set(all.filter((card) => isMeant(card) && change(card) === null).map(cardKeyOf));
  return goneKeys.size === 0 ? changedSession : withoutCards(changedSession, (card) => goneKeys.has(cardKeyOf(card)), now);
}

/** What was removed from a session with deleted cards, to restore it. */
export type Dropped<C extends Candidate = Candidate> = Pick<Session<C>, "shown" | "done" | "written"> & {
  readonly laidCards: readonly LaidCard<C>[];
};

/** The session without some cards and their steps. */
export function withCardsDropped<C extends Candidate>(
  session: Session<C>,
  isMeant: IsMeant,
  now: number,
): { session: Session<C>; dropped: Dropped<C> } {
  const { hand, shown, done, written } = session;
  const laidCards = [...hand.learning, ...hand.reviews, ...hand.newCards]
    .filter(isMeant)
    .flatMap((card) => findCard(hand, cardKeyOf(card)) ?? []);
  const dropped: Dropped<C> = {
    laidCards,
    shown: shown && isMeant(shown.card) ? shown : null,
    done: done.filter(({ entry }) => isMeant(entry)),
    written: written.filter(({ entry }) => isMeant(entry)),
  };
  return { session: withoutCards(session, isMeant, now), dropped };
}

/** Restores the removed cards: each at its position, their steps among those since, and the card that was in view. */
export function withCardsBack<C extends Candidate>(
  session: Session<C>,
  { laidCards, shown, done, written }: Dropped<C>,
  now: number,
): Session<C> {
  const hand = laidCards.reduce<CardsAtHand<C>>((rest, { card, place }) => {
    return withCard(withoutCard(rest, cardKeyOf(card)), card, place.index);
  }, session.hand);
  const inOrder = <Line extends { entry: { at: number } }>(a: Line, b: Line) => a.entry.at - b.entry.at;
  const back = {
    ...session,
    hand,
    done: [...session.done, ...done].sort(inOrder),
    written: [...session.written, ...written].sort(inOrder),
  };
  return shown ? { ...back, shown } : withHand(back, hand, now);
}

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
