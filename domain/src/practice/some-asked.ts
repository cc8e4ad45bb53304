import type { Card } from "../cards/card.ts";
import { askedCards, type AskedCard, type Direction } from "./asked-cards.ts";

/** How many questions of a deck are made where some are enough: a deck may have 10,000 cards, and each question of a picture carries all its masks. */
const mostMade = 500;

/** Questions with choices of the cards, in their order, without those that are left out. Questions of further cards are not made. */
export function someAsked(cards: Iterable<Card>, direction: Direction, isLeftOut: (key: string) => boolean = () => false): AskedCard[] {
  const made: AskedCard[] = [];
  for (const card of cards) {
    if (made.length >= mostMade) break;
    made.push(...askedCards([card], "choices", direction).filter(({ id }) => !isLeftOut(id)));
  }
  return made.slice(0, mostMade);
}
