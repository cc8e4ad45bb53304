import { contentOf, sameContent, type Card } from "@recollect/domain/cards/card.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";

import type { Store, Transaction } from "../../../store/store.ts";
import { contentHash } from "../reading/content-hash.ts";
import { changeHashes, decksOfImport, deleteImport, deleteSources, moveImport } from "./imports.store.ts";
import { restoreSources } from "./imported-bases.store.ts";
import type { ImportMedia, Seeding, WritesDecks } from "./import-ports.ts";

/**
 * Undoes an import, each deck in a transaction: deletes new decks with the progress imported with them; restores the cards of decks that
 * existed, unless they were edited since.
 */
async function undoImport({
  store,
  decks,
  study,
  uid,
  id,
}: {
  store: Store;
  decks: WritesDecks;
  study: Seeding;
  uid: string;
  id: string;
}): Promise<void> {
  for (const { deckId, isNew, revision, cardsBefore, sourcesBefore } of await decksOfImport(store.read, id)) {
    await store.write(async (tx) => {
      if (isNew) {
        await study.forget(tx, uid, deckId);
        await decks.remove(tx, uid, deckId);
        return;
      }
      let undone: { after: readonly Card[]; before: readonly Card[] } | null = null;
      await decks.change(tx, uid, deckId, (deck) => {
        if (deck.revision !== revision) return null;
        undone = { after: deck.cards, before: cardsBefore === null ? deck.cards : cardsIn(cardsBefore) };
        return cardsBefore === null ? null : undone.before;
      });
      if (undone) await undoSources(tx, { uid, deckId, sourcesBefore, ...(undone as { after: readonly Card[]; before: readonly Card[] }) });
    });
  }
}

/**
 * The sources of a deck's cards as before an import: those of cards that it added are forgotten, so that they can come in again, and the others are what
 * they were. An import of an earlier version did not store that: then a card that it changed has the hash of the text that it has again, so that a newer
 * text still replaces it.
 */
async function undoSources(
  { db }: Transaction,
  { uid, deckId, after, before, sourcesBefore }: UndoneDeck & { after: readonly Card[]; before: readonly Card[] },
): Promise<void> {
  const earlier = new Map(before.map((card) => [card.id, card]));
  const addedIds = after.filter(({ id }) => !earlier.has(id)).map(({ id }) => id);
  await deleteSources(db, uid, deckId, addedIds);
  if (sourcesBefore) return restoreSources(db, { ownerId: uid, deckId }, sourcesBefore);
  const changedCards = after.flatMap((card) => {
    const old = earlier.get(card.id);
    return old && !sameContent(old, card) ? [{ cardId: card.id, hash: contentHash(contentOf(old)) }] : [];
  });
  await changeHashes(db, uid, deckId, changedCards);
}

type UndoneDeck = { uid: string; deckId: number; sourcesBefore: Uint8Array | null };

type UndoDeps = {
  store: Store;
  /** ms since 1970 */ clock: () => number;
  decks: WritesDecks;
  study: Seeding;
  media: Pick<ImportMedia, "removeUnused">;
};

/**
 * Stops an import in any state, and undoes what it wrote. One that is being written, here or by another process, is stopped first, so that
 * no deck is added after that. An import that wrote nothing is removed. Media that only this import used go with it.
 */
export function createUndo({ store, clock, decks, study, media }: UndoDeps) {
  return async (uid: string, id: string): Promise<void> => {
    await store.write(({ db }) => moveImport(db, id, "writing", { state: "failed", error: "import/stopped", bytes: 0, doneAt: clock() }));
    const hasWritten = (await decksOfImport(store.read, id)).length > 0;
    if (hasWritten) await undoImport({ store, decks, study, uid, id });
    await media.removeUnused(id);
    await store.write(async ({ db }) => {
      if (!hasWritten) return deleteImport(db, id);
      for (const state of ["done", "failed"] as const) await moveImport(db, id, state, { state: "undone", doneAt: clock() });
    });
  };
}
