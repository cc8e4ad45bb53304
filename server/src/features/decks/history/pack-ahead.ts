import type { DeckInput } from "@recollect/domain/decks/deck.ts";

import type { Db } from "../../../store/tables.ts";
import { findDeck, type DeckRow } from "../deck/decks.store.ts";
import { LONG_TEXT, packedInThread } from "./packed.ts";

/**
 * Compresses a long deck as it is now, before the transaction that replaces it begins: others write meanwhile. Gives, for the row that the
 * transaction then finds, its compressed content if it still is that one. A short deck, which is told by what replaces it, is not read for it.
 */
export async function packAhead(
  db: Db,
  key: { ownerId: string; id: number },
  input: DeckInput,
): Promise<(before: DeckRow) => Uint8Array | undefined> {
  const deck = isLong(input) ? await findDeck(db, key) : null;
  const packed = deck && deck.cards.length > LONG_TEXT ? await packedInThread(deck) : undefined;
  return (before) =>
    deck?.cards === before.cards && deck.title === before.title && deck.description === before.description ? packed : undefined;
}

function isLong({ cards }: DeckInput): boolean {
  let length = 0;
  for (const { term, definition, extra = "" } of cards) {
    length += term.length + definition.length + extra.length;
    if (length > LONG_TEXT) return true;
  }
  return false;
}
