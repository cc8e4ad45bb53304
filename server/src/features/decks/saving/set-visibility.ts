import { isVisibility } from "@recollect/domain/decks/visibility.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canBeShared, canChangeVisibility, isListed, isShared, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { notifyKeepers } from "../../../access/keepers.store.ts";
import { relistDeck } from "../../../library-index/listing.store.ts";
import type { Store } from "../../../store/store.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { asCommitted } from "../deck/deck-views.ts";
import { findDeckForChange, saveVisibility, type DeckRow } from "../deck/decks.store.ts";
import { recordOwnersVisibility } from "../deck/restrictions.store.ts";
import { changeVisibilityAtOnce } from "./change-visibility.postgres.store.ts";

type SetVisibilityDeps = { store: Store; /** ms since 1970 */ clock: () => number };

/** Changes the visibility of a deck. */
export function createSetVisibility({ store, clock }: SetVisibilityDeps) {
  /**
   * Changes the deck (`updatedAt`), but not the content of an editor: the revision stays, so that a student who has the deck open for editing in
   * another tab can still save. The same visibility changes nothing. Throws `deck/not-yours-to-show`, `deck/bad-visibility`,
   * `deck/tutorial-not-shared`, `deck/not-in-collection`, `deck/hidden`, `deck/taken-down`.
   */
  return async function setVisibility(viewer: Viewer, { uid, id }: DeckAddress, visibility: string): Promise<DeckRow> {
    if (!canChangeVisibility(viewer, { ownerId: uid })) throw new AppError("deck/not-yours-to-show");
    if (!isVisibility(visibility)) throw new AppError("deck/bad-visibility");
    if (isShared({ visibility }) && !canBeShared({ ownerId: uid, id })) throw new AppError("deck/tutorial-not-shared");
    const sinceMs = performance.now();
    const changedDeck = await changeVisibilityAtOnce(store, { ownerId: uid, id }, visibility, clock());
    if (changedDeck) return changedDeck;
    return store.write(async (tx) => {
      const before = await findDeckForChange(tx.db, { ownerId: uid, id });
      if (!before) throw new AppError("deck/not-in-collection");
      await recordOwnersVisibility(tx.db, { ownerId: uid, id }, visibility);
      if (before.visibility === visibility) return before;
      const change = { visibility, updatedAt: clock() };
      await saveVisibility(tx.db, { ownerId: uid, id }, change);
      if (isShared(before) !== isShared(change)) await notifyKeepers(tx, { ownerId: uid, id });
      const after = { ...before, ...change };
      tx.announce({ kind: "deck", uid, deckId: id, now: asCommitted(after, sinceMs) });
      if (isListed(after)) await relistDeck({ db: tx.db, kind: store.kind }, uid, id);
      return after;
    });
  };
}
