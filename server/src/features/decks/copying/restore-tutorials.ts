import { DEFAULT_LANGUAGE, type InterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { tutorialDecks, type TutorialDeck } from "@recollect/domain/decks/tutorials.ts";
import { INITIAL_VISIBILITY } from "@recollect/domain/decks/visibility.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canAddDecks, isListed, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { languageOfStudent } from "../../../identity/names/emails.store.ts";
import { textsIn } from "../../../languages/texts-in.ts";
import { relistDeck } from "../../../library-index/listing.store.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import { countDecksForChange, findDeckForChange, insertDeck, type DeckRow } from "../deck/decks.store.ts";
import { saveContent } from "../history/save-content.store.ts";
import { removeVersions } from "../history/history.store.ts";

type RestoreTutorialsDeps = { store: Store; /** ms since 1970 */ clock: () => number; brand: string };

/** Restores a student's own decks 0 and 1 to the product's tutorials, whatever happened to them. */
export function createRestoreTutorials({ store, clock, brand }: RestoreTutorialsDeps) {
  /**
   * Both decks after it, in the language that the student chose, else in the one that the request wishes. Throws `database/permission-denied`,
   * `deck/too-many-decks`.
   */
  return async function restoreTutorials(viewer: Viewer, uid: string, language: InterfaceLanguage = DEFAULT_LANGUAGE): Promise<DeckRow[]> {
    if (!canAddDecks(viewer, { uid })) throw new AppError("database/permission-denied");
    return store.write(async (tx) => {
      const deckCount = await countDecksForChange(tx.db, uid);
      if (deckCount === null) throw new AppError("profile/user-not-found");
      let room = DECK.maxDecks - deckCount;
      const restored: DeckRow[] = [];
      const t = textsIn((await languageOfStudent(tx.db, uid)) ?? language);
      for (const tutorial of tutorialDecks(brand, t)) {
        const before = await findDeckForChange(tx.db, { ownerId: uid, id: tutorial.id });
        if (!before && room-- <= 0) throw new AppError("deck/too-many-decks");
        restored.push(await restoredOne(tx, tutorial, before, uid));
      }
      return restored;
    });
  };

  async function restoredOne(
    tx: Transaction,
    { id, cards, ...texts }: TutorialDeck,
    before: DeckRow | null,
    ownerId: string,
  ): Promise<DeckRow> {
    const content = { ...texts, cards: JSON.stringify(cards), cardCount: cards.length, updatedAt: clock() };
    const row: DeckRow = before
      ? { ...before, ...content, revision: before.revision + 1 }
      : { ...content, ownerId, id, visibility: INITIAL_VISIBILITY, revision: 1, copiedFrom: null, languages: null };
    if (before) await saveContent(tx.db, row, before, { kind: store.kind });
    else {
      // Revisions start again: those of the tutorial in the trash, which can't be restored beside this one, would be taken for its own.
      await removeVersions(tx.db, { ownerId, id });
      await insertDeck(tx.db, row, { cardOrigins: null, kind: store.kind });
    }
    if (isListed(row)) await relistDeck({ db: tx.db, kind: store.kind }, ownerId, id);
    tx.announce({ kind: "deck", uid: ownerId, deckId: id });
    return row;
  }
}
