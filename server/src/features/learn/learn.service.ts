import { mergedSittings } from "@recollect/domain/practice/learn/merge-sittings.ts";
import type { LearnSitting } from "@recollect/domain/practice/learn/sitting.ts";

import { lockStudent } from "../../access/lock-student.store.ts";
import { openDeck } from "../../access/opened-decks.store.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Store } from "../../store/store.ts";
import { findSitting, saveSitting } from "./learn.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

/**
 * Learning a deck in one sitting, with any deck that the student may open. Only how far the student is, is stored, so that another device goes on; the answers
 * themselves are entries of the study log, which devices send there.
 */
export function createLearn({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }) {
  return {
    /** The student's last sitting with the deck; null if there is none. Throws `deck/not-found`. */
    async sitting({ uid }: Viewer, deckId: number): Promise<{ sitting: LearnSitting | null }> {
      const { ownerId } = await openDeck(store.read, uid, deckId);
      return { sitting: await findSitting(store.read, { userId: uid, deckOwnerId: ownerId, deckId }) };
    },

    /**
     * Adds what a device knows of a sitting to what is stored, and returns both as one. A device whose clock is ahead can't begin a sitting later than now: it
     * would replace all that begin until then. Throws `deck/not-found`.
     */
    addTo: ({ uid }: Viewer, deckId: number, input: LearnSitting): Promise<{ sitting: LearnSitting }> =>
      store.write(async ({ db }) => {
        const { ownerId } = await openDeck(db, uid, deckId);
        await lockStudent(db, uid);
        const deck = { userId: uid, deckOwnerId: ownerId, deckId };
        const now = clock();
        const known = await findSitting(db, deck);
        const added = { ...input, begunAt: Math.min(input.begunAt, now) };
        const sitting = known ? mergedSittings(known, added) : added;
        await saveSitting(db, deck, sitting, now);
        return { sitting };
      }),
  };
}
