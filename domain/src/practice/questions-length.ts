import type { CardContent } from "../cards/card.ts";
import { maskNumbersOf } from "../cards/masks/mask-numbers.ts";
import { gapsOf } from "../cards/term-gaps.ts";

/** The characters of 500 pictures with 40 masks each. Apart from the other limits, which every page loads. */
const mostCharacters = 40_000_000;

type CardToAsk = Pick<CardContent, "term" | "masks">;

/**
 * Whether the questions of these cards, made at once, would take too long or not fit into the memory: each question of a picture carries all of its masks, and each
 * of a term with gaps the whole term, so that a card of a page can become a book.
 */
export function areQuestionsTooLong(cards: readonly CardToAsk[]): boolean {
  let left = mostCharacters;
  return cards.some((card) => (left -= lengthInQuestions(card)) < 0);
}

function lengthInQuestions({ term, masks = [] }: CardToAsk): number {
  const ofMasks = masks.length === 0 ? 0 : maskNumbersOf({ term, masks }).length * masks.reduce((sum, line) => sum + line.length + 1, 0);
  return ofMasks + gapsOf(term).length * term.length;
}
