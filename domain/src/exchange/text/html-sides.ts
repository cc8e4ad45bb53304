import type { Notes } from "../import-notes.ts";
import type { ExchangeCard, ExchangeDeck } from "../model.ts";
import type { ReadHtml } from "./tables/table.ts";

/**
 * Decks whose sides are all elements of HTML, such as `<p>osmosis</p>`, with the sides as text: programs with an editor of their own export it so. Where a
 * side of one card is anything else, the cards may be about HTML, and stay as they are.
 */
export function withHtmlRead(decks: ExchangeDeck[], { readHtml, notes }: { readHtml: ReadHtml; notes: Notes }): ExchangeDeck[] {
  const cards = decks.flatMap((deck) => deck.cards);
  if (cards.length === 0 || !cards.every(({ term, definition }) => isElement(term) && isElement(definition))) return decks;
  const read = (html: string) => readHtml(html, (loss) => notes.add(loss, html));
  const readCard = (card: ExchangeCard): ExchangeCard => ({
    ...card,
    term: read(card.term),
    definition: read(card.definition),
    ...(card.extra !== undefined && { extra: isElement(card.extra) ? read(card.extra) : card.extra }),
  });
  return decks.map((deck) => ({ ...deck, cards: deck.cards.map(readCard) }));
}

function isElement(text: string): boolean {
  return /^<(?:p|div|span|h[1-6]|ul|ol|b|strong|i|em|section|article|table|img)\b/i.test(text) && text.trimEnd().endsWith(">");
}
