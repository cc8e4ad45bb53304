import { languagesProblem, type DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canEdit, type Viewer } from "@recollect/domain/permissions/decks.ts";

import type { Store } from "../../../store/store.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { findDeckForChange, saveLanguages, type DeckRow } from "../deck/decks.store.ts";

type SetLanguagesDeps = { store: Store; /** ms since 1970 */ clock: () => number };

/** Sets the languages in which a deck's sides are read aloud. */
export function createSetLanguages({ store, clock }: SetLanguagesDeps) {
  /**
   * Changes the deck (`updatedAt`), but not the content of an editor: the revision stays, as with its visibility. The same languages change nothing.
   * Throws `deck/not-yours-to-edit`, `deck/bad-language`, `deck/not-in-collection`.
   */
  return async function setLanguages(viewer: Viewer, { uid, id }: DeckAddress, { term, definition }: DeckLanguages): Promise<DeckRow> {
    if (!canEdit(viewer, { ownerId: uid })) throw new AppError("deck/not-yours-to-edit");
    const problem = languagesProblem({ term, definition });
    if (problem) throw new AppError(problem);
    const languages = JSON.stringify({ term, definition });
    return store.write(async (tx) => {
      const before = await findDeckForChange(tx.db, { ownerId: uid, id });
      if (!before) throw new AppError("deck/not-in-collection");
      if (before.languages === languages) return before;
      const change = { languages, updatedAt: clock() };
      await saveLanguages(tx.db, { ownerId: uid, id }, change);
      tx.announce({ kind: "deck", uid, deckId: id });
      return { ...before, ...change };
    });
  };
}
