import type { Card } from "@recollect/domain/cards/card.ts";
import { between, cardsIn } from "@recollect/domain/cards/cards-text.ts";

/**
 * The whole cards in the beginning of a deck's text, of which one character more than `most` was read. None of a text that can't be cut between two
 * cards: whoever reads only the beginning can go without.
 */
export function cardsOfBeginning(text: string, most: number): Card[] {
  if (text.length <= most) return cardsIn(text);
  const end = text.lastIndexOf(between);
  try {
    return end < 0 ? [] : cardsIn(`${text.slice(0, end + 1)}]`);
  } catch {
    return [];
  }
}
