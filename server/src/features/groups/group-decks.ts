import { AppError } from "@recollect/domain/errors/app-error.ts";
import { GROUP } from "@recollect/domain/limits/limits.ts";
import { canBeShared, isShared } from "@recollect/domain/permissions/decks.ts";

import { openDeck } from "../../access/opened-decks.store.ts";
import { isTakenDown } from "../../access/taken-down.store.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Store } from "../../store/store.ts";
import { addGroupDeck, countGroupDecks, isInGroup, removeGroupDeck } from "./group-decks.store.ts";
import { announceGroup, asTeacherForChange } from "./memberships.ts";

type Viewer = Pick<SessionViewer, "uid">;

export type GroupDecks = ReturnType<typeof createGroupDecks>;

/** The decks of a group, which its teachers add and take out. */
export function createGroupDecks({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }) {
  return {
    /**
     * Adds an own deck, which the members may read from now on, or a shared one of somebody else, which stays theirs to withdraw. Throws
     * `group/not-found`, `group/not-a-teacher`, `group/closed`, `deck/not-found`, `group/deck-not-yours`, `deck/tutorial-not-shared`,
     * `deck/taken-down`, `group/too-many-decks`.
     */
    add: ({ uid }: Viewer, groupId: string, deckId: number): Promise<void> =>
      store.write(async (tx) => {
        const { db } = tx;
        const group = await asTeacherForChange(db, uid, groupId);
        if (group.closedAt !== null) throw new AppError("group/closed");
        const deck = await openDeck(db, uid, deckId);
        if (deck.ownerId !== uid && !isShared(deck)) throw new AppError("group/deck-not-yours");
        if (!canBeShared(deck)) throw new AppError("deck/tutorial-not-shared");
        const key = { deckOwnerId: deck.ownerId, deckId, groupId };
        if (await isTakenDown(db, key)) throw new AppError("deck/taken-down");
        if (await isInGroup(db, key)) return;
        if ((await countGroupDecks(db, groupId)) >= GROUP.maxDecks) throw new AppError("group/too-many-decks");
        await addGroupDeck(db, { ...key, addedBy: uid, addedAt: clock() });
        await announceGroup(tx, groupId, { decks: true });
      }),

    /** Throws `group/not-found`, `group/not-a-teacher`, `group/deck-not-found`. */
    remove: ({ uid }: Viewer, groupId: string, { ownerId, deckId }: { ownerId: string; deckId: number }): Promise<void> =>
      store.write(async (tx) => {
        await asTeacherForChange(tx.db, uid, groupId);
        if (!(await removeGroupDeck(tx.db, { deckOwnerId: ownerId, deckId, groupId }))) throw new AppError("group/deck-not-found");
        await announceGroup(tx, groupId, { decks: true });
      }),
  };
}
