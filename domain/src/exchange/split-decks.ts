import { DECK } from "../limits/limits.ts";
import type { Notes } from "./import-notes.ts";
import { englishTitles, type ImportTitles } from "./import-titles.ts";

/**
 * Decks within our limits: one of more than 10,000 cards is split, "(1 of 3)", and a name too long for a title is cut and kept in the
 * description.
 */
export function splitLargeDecks<Deck extends { name: string; description: string; cards: readonly unknown[] }>(
  decks: readonly Deck[],
  notes: Notes,
  titles: ImportTitles = englishTitles,
): Deck[] {
  return decks.flatMap((deck) => {
    const count = Math.ceil(deck.cards.length / DECK.maxCards);
    if (count > 1) notes.add("deck-split", deck.name);
    const titled = withTitle(deck, { unnamed: titles.unnamed, endLength: count > 1 ? titles.part("", count, count).length : 0, notes });
    if (count <= 1) return [titled];
    return Array.from({ length: count }, (_, index) => ({
      ...titled,
      name: titles.part(titled.name, index + 1, count),
      cards: deck.cards.slice(index * DECK.maxCards, (index + 1) * DECK.maxCards),
    }));
  });
}

function withTitle<Deck extends { name: string; description: string }>(
  deck: Deck,
  { unnamed, endLength, notes }: { unnamed: string; endLength: number; notes: Notes },
): Deck {
  const name = deck.name.trim() || unnamed;
  const most = DECK.titleMaxLength - endLength;
  const isLong = name.length > most;
  if (isLong) notes.add("title-shortened", name);
  const description = isLong ? `${name}\n${deck.description}` : deck.description;
  if (description.length > DECK.descriptionMaxLength) notes.add("description-shortened", description);
  return {
    ...deck,
    name: isLong ? `${name.slice(0, most - 1).toWellFormed()}…` : name,
    description: description.slice(0, DECK.descriptionMaxLength).toWellFormed(),
  };
}
