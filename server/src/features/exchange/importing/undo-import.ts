import type { Store } from "../../../store/store.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";

import { decksOfImport } from "./imports.store.ts";
import type { Seeding, WritesDecks } from "./parts.ts";

/**
 * Takes back what an import wrote, each deck in a transaction: new decks go, with the progress that came with them; a deck that was there
 * gets its cards back, unless it was edited since.
 */
export async function undoImport({
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
