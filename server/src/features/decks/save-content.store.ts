import type { Card } from "@recollect/domain/cards/card.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";

import { changeMediaUses } from "../../media/media-uses.store.ts";
import { keepWithinShare, makeRoom } from "../../media/storage.store.ts";
import { changePrompts } from "../../prompts/prompts.store.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Db } from "../../store/tables.ts";
import { bytesOf, type DeckRow } from "./decks.store.ts";
import { keepVersion } from "./history/history.store.ts";

const updateContent = precompiled((db, row: DeckRow) =>
  db
    .updateTable("decks")
    .set({
      title: row.title,
      description: row.description,
      cards: row.cards,
      cardCount: row.cardCount,
      updatedAt: row.updatedAt,
      revision: row.revision,
    })
    .where("ownerId", "=", row.ownerId)
    .where("id", "=", row.id),
);

type Saving = {
  /** what one student's things may take, in bytes */
  share?: number;
  /** the deck as it was before, compressed, when the caller has it already */
  packed?: Uint8Array | undefined;
  /** the cards of both rows, when the caller has read them already */
  cards?: { before: readonly Card[]; after: readonly Card[] };
};

/**
 * Writes a deck's new content; what it was before becomes a version. `before` is the row as it was read in this transaction. Throws `storage/full`
 * when the deck has grown beyond the student's share.
 */
export async function saveContent(db: Db, row: DeckRow, before: DeckRow, saving: Saving = {}): Promise<void> {
  const { share = Infinity, packed, cards = { before: cardsIn(before.cards), after: cardsIn(row.cards) } } = saving;
  const used = await keepVersion(db, before, row, cards, packed);
  await updateContent(db, row);
  await changePrompts(db, row, before.cards, row.cards, cards);
  await changeMediaUses(db, row, before.cards, row.cards);
  const grown = bytesOf(row) - bytesOf(before);
  if (used + grown <= share) return;
  await (grown > 0 ? makeRoom(db, row.ownerId, { added: 0, share }) : keepWithinShare(db, row.ownerId, share));
}
