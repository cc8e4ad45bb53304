import { cardTexts } from "@recollect/domain/cards/card-fields.ts";
import type { Card, CardContent } from "@recollect/domain/cards/card.ts";
import { sameCard } from "@recollect/domain/cards/card.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import type { DeckInput } from "@recollect/domain/decks/deck.ts";

import { turnAfter } from "../../../store/yield-while-parsing.ts";
import type { Db } from "../../../store/tables.ts";
import { findDeck, type DeckRow } from "../deck/decks.store.ts";
import { longestDelta } from "./kept-content.ts";
import { LONG_TEXT, packedInThread } from "./version-compression.ts";

/** For the row that a transaction finds: its cards, and its content compressed if it may have to be stored whole. */
type ReadAhead = { cards: readonly Card[]; packed: Uint8Array | undefined };

/**
 * Reads a long deck, and compresses it if much of it will be replaced, before the transaction that replaces it begins, so that others can
 * write meanwhile. The transaction uses the result if the row is still the same. For a short deck, recognized by its replacement, this is
 * skipped.
 */
export async function packAhead(
  db: Db,
  key: { ownerId: string; id: number },
  input: DeckInput,
): Promise<(before: DeckRow) => ReadAhead | null> {
  const deck = isLong(input) ? await findDeck(db, key) : null;
  if (!deck || deck.cards.length <= LONG_TEXT) return () => null;
  const cards = cardsIn(deck.cards);
  await turnAfter(deck.cards.length);
  const packed = changesMuch(cards, input) ? await packedInThread(deck) : undefined;
  return (before) =>
    deck.cards === before.cards && deck.title === before.title && deck.description === before.description ? { cards, packed } : null;
}

function isLong({ cards }: DeckInput): boolean {
  let length = 0;
  for (const card of cards) {
    length += lengthOf(card);
    if (length > LONG_TEXT) return true;
  }
  return false;
}

function changesMuch(before: readonly Card[], { cards }: DeckInput): boolean {
  const later = new Map(cards.map((card) => [card.id, card]));
  let changedCount = 0;
  for (const card of before) {
    const other = later.get(card.id);
    if (!other || !sameCard(card, other)) changedCount += lengthOf(card);
    if (changedCount > longestDelta / 2) return true;
  }
  return false;
}

function lengthOf(card: CardContent): number {
  return cardTexts(card).reduce((length, text) => length + text.length, 0);
}
