import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { cardsIn, cardsText } from "@recollect/domain/cards/cards-text.ts";
import { copiedCards, copiedFrom, copyTitle } from "@recollect/domain/decks/copy.ts";
import { INITIAL_VISIBILITY } from "@recollect/domain/decks/visibility.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canCopy, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { turnAfter } from "../../../store/yield-while-parsing.ts";
import { holdSharedDeck, type SharedDeckRow } from "../../../access/shared-decks.store.ts";
import type { Store } from "../../../store/store.ts";
import { fingerprintOf } from "../saving/creation-keys.store.ts";
import { addDeck } from "../saving/add-deck.store.ts";
import type { DeckIds } from "../saving/deck-ids.ts";
import { bytesOf, type DeckRow } from "../deck/decks.store.ts";
import type { WriteRate } from "../saving/write-rate.ts";

type CopyDeckDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  deckIds: DeckIds;
  newCardId: () => string;
  /** the storage limit of a student, in bytes */
  share: number;
  rate: WriteRate;
};

/** Copies a Library deck into the student's own collection: Private, under new ids, and independent of the original. */
export function createCopyDeck({ store, clock, deckIds, newCardId, share, rate }: CopyDeckDeps) {
  /**
   * The deck is read and written in one transaction, which locks it until the copy is on disk. Throws `deck/not-found` for a deck that is
   * not shared (any more), `deck/too-many-decks`, `storage/full`, `deck/written-too-much`, `request/idempotency-key-reused`.
   */
  return async function copyDeck(viewer: NonNullable<Viewer>, id: number, key: string | null): Promise<DeckRow> {
    const creation = { ownerId: viewer.uid, key, fingerprint: fingerprintOf(["copy", id]), now: clock() };
    const proposedId = deckIds.next();
    return store.write(async (tx) => {
      const { row, isNew } = await addDeck(tx.db, { creation, share, kind: store.kind }, async () => {
        const original = await holdSharedDeck(tx.db, id);
        if (!original || !canCopy(viewer, original)) throw new AppError("deck/not-found");
        const bytes = bytesOf(original);
        return {
          bytes,
          write() {
            rate.count(viewer.uid, bytes);
            return copyOf(original, { ownerId: viewer.uid, id: proposedId, now: creation.now });
          },
        };
      });
      if (!isNew) return row;
      deckIds.used(row.id);
      tx.announce({ kind: "deck", uid: viewer.uid, deckId: row.id });
      return row;
    });
  };

  async function copyOf(original: SharedDeckRow, { ownerId, id, now }: { ownerId: string; id: number; now: number }) {
    const { length } = original.cards;
    const originals = cardsIn(original.cards);
    await turnAfter(length);
    const { cards, origins } = copiedCards(originals, newCardId);
    const text = cardsText(cards);
    await turnAfter(length);
    const copy: DeckRow = {
      ownerId,
      id,
      title: copyTitle(original.title),
      description: original.description,
      cards: text,
      cardCount: cards.length,
      visibility: INITIAL_VISIBILITY,
      updatedAt: now,
      revision: 1,
      copiedFrom: JSON.stringify(copiedFrom({ id: original.id, author: authorLabel(original) }, now)),
      languages: original.languages,
    };
    return { row: copy, cardOrigins: JSON.stringify(origins) };
  }
}
