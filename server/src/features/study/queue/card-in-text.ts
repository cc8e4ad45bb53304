import type { Card } from "@recollect/domain/decks/deck.ts";

/**
 * One card of a deck's JSON text (see `DecksTable`), found without reading the others: a deck may have 10,000. Within a text of a card every
 * quotation mark is escaped, so that the marks that begin and end a card stand nowhere else. Null when the deck has no such card.
 */
export function cardInText(cards: string, cardId: string): Card | null {
  const begin = cards.indexOf(`{"id":${JSON.stringify(cardId)},"`);
  if (begin < 0) return null;
  const end = cards.indexOf('"},{"', begin);
  return JSON.parse(end < 0 ? cards.slice(begin, -1) : cards.slice(begin, end + 2)) as Card;
}
