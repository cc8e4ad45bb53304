import { sameContent as sameCardContent } from "../cards/card.ts";
import type { DeckInput } from "./deck.ts";

/**
 * Whether two versions have the same content for a reader: same texts, same cards in the same order, whatever the cards' ids. It recognizes
 * a save whose reply was lost.
 */
export function sameContent(a: DeckInput, b: DeckInput): boolean {
  return (
    sameText(a.title, b.title) &&
    sameText(a.description, b.description) &&
    a.cards.length === b.cards.length &&
    a.cards.every((card, row) => {
      const other = b.cards[row];
      return other !== undefined && sameCardContent(card, other);
    })
  );
}

/** Whitespace at the ends is not a difference: the server may trim it. */
function sameText(a: string, b: string): boolean {
  return a.trim() === b.trim();
}
