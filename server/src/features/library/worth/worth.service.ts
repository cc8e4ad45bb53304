import type { DeckWorth } from "@recollect/domain/library/deck-worth.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canBrowse, canThank, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { isCoAuthor } from "../../../access/co-authors.store.ts";
import { lockStudentIfAny } from "../../../access/lock-student.store.ts";
import type { Store } from "../../../store/store.ts";
import { lockListed, renewHelpfulness } from "./helpfulness.store.ts";
import { findListedOwner, readWorth, setThanks } from "./worth.store.ts";

type WorthDeps = { store: Pick<Store, "read" | "write">; /** ms since 1970 */ clock: () => number };

export type Worth = ReturnType<typeof createWorth>;

/** What Public decks are worth to others. Of any other deck nothing is counted, for its owner neither. */
export function createWorth({ store, clock }: WorthDeps) {
  /** Throws `deck/not-found`. */
  async function read(viewer: Viewer, id: number): Promise<DeckWorth> {
    const uid = readerOf(viewer);
    const ownerId = await findListedOwner(store.read, id);
    if (ownerId === null) throw new AppError("deck/not-found");
    const { thanks, isThanked, isCoAuthor: writes, ...worth } = await readWorth(store.read, { ownerId, id }, { uid, now: clock() });
    const mayThank = canThank(viewer, { ownerId, visibility: "Public", isCoAuthor: writes === 1 });
    return { ...worth, thanks: thanks + isThanked, isThanked: isThanked === 1, mayThank };
  }

  return {
    read,

    /** Finds the deck helpful, once a person, or no longer. Throws `deck/not-found`, `deck/own-not-saved`. */
    async thank(viewer: Viewer, id: number, isThanked: boolean): Promise<DeckWorth> {
      const uid = readerOf(viewer);
      await store.write(async ({ db }) => {
        if (!(await lockStudentIfAny(db, uid))) throw new AppError("profile/user-not-found");
        const deckOwnerId = await findListedOwner(db, id);
        if (deckOwnerId === null) throw new AppError("deck/not-found");
        const deck = {
          ownerId: deckOwnerId,
          visibility: "Public",
          isCoAuthor: await isCoAuthor(db, uid, { ownerId: deckOwnerId, id }),
        } as const;
        if (!canThank(viewer, deck)) throw new AppError("deck/own-not-saved");
        await lockListed(db, { ownerId: deckOwnerId, id });
        await setThanks(db, { userId: uid, deckOwnerId, deckId: id }, isThanked ? clock() : null);
        await renewHelpfulness(db, { ownerId: deckOwnerId, id }, clock());
      });
      return read(viewer, id);
    },
  };
}

function readerOf(viewer: Viewer): string {
  if (viewer === null || !canBrowse(viewer)) throw new AppError("auth/required");
  return viewer.uid;
}
