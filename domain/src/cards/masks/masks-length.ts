import type { CardContent } from "../card.ts";
import { maskNumbersOf } from "./mask-numbers.ts";

/** The characters of 500 pictures with 40 masks each. Apart from the other limits, which every page loads. */
const mostInQuestions = 40_000_000;

type Masked = Pick<CardContent, "term" | "masks">;

/**
 * Whether the questions of these cards, made at once, would have more masks than fit into the memory: each question of a picture carries all of its masks, so
 * that a card of a page can become a book.
 */
export function haveTooManyMasks(cards: readonly Masked[]): boolean {
  return cards.reduce((sum, card) => sum + lengthInQuestions(card), 0) > mostInQuestions;
}

function lengthInQuestions(card: Masked): number {
  return maskNumbersOf(card).length * (card.masks ?? []).reduce((sum, line) => sum + line.length + 1, 0);
}
