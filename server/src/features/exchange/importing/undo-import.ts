import type { Store } from "../../../store/store.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";

import { decksOfImport, deleteImport, moveImport } from "./imports.store.ts";
import type { Seeding, WritesDecks } from "./parts.ts";

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
  for (const { deckId, isNew, revision, cardsBefore } of await decksOfImport(store.read, id)) {
    await store.write(async (tx) => {
      if (isNew) {
        await study.forget(tx, uid, deckId);
        await decks.remove(tx, uid, deckId);
      } else if (cardsBefore !== null) {
        await decks.change(tx, uid, deckId, (deck) => (deck.revision === revision ? cardsIn(cardsBefore) : null));
      }
    });
  }
}

/**
 * Stops an import in any state, and undoes what it wrote. One that is being written, here or by another process, is stopped first, so that
 * no deck is added after that. An import that wrote nothing is removed.
 */
export function createUndo({ store, clock, decks, study }: { store: Store; clock: () => number; decks: WritesDecks; study: Seeding }) {
  return async (uid: string, id: string): Promise<void> => {
    await store.write(({ db }) => moveImport(db, id, "writing", { state: "failed", error: "import/stopped", bytes: 0, doneAt: clock() }));
    const hasWritten = (await decksOfImport(store.read, id)).length > 0;
    if (hasWritten) await undoImport({ store, decks, study, uid, id });
    await store.write(async ({ db }) => {
      if (!hasWritten) return deleteImport(db, id);
      for (const state of ["done", "failed"] as const) await moveImport(db, id, state, { state: "undone", doneAt: clock() });
    });
  };
}
