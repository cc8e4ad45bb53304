import { cardFinder, cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { STARRED_CARDS } from "@recollect/domain/limits/limits.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import { openDeck, readOpened } from "../../../access/opened-decks.store.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store } from "../../../store/store.ts";
import { addStar, addStars, countStars, removeStar, starredCards } from "./card-stars.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

export type CardStars = ReturnType<typeof createCardStars>;

/** The student's starred cards, in every deck that the student may open. A copy of a deck begins without stars. */
export function createCardStars({ store }: { store: Store }) {
  /**
   * What `use` makes of the deck's cards as text. It is read before a write: while that waits for the student's other writes, others would wait with
   * theirs. Throws `deck/not-found`.
   */
  async function fromText<T>(uid: string, deckId: number, use: (cards: string) => T): Promise<T> {
    return readOpened(store.read, uid, await openDeck(store.read, uid, deckId), ({ cards }) => use(cards));
  }

  return {
    /** The ids of a deck's starred cards, possibly including deleted cards. Throws `deck/not-found`. */
    async ofDeck({ uid }: Viewer, deckId: number): Promise<string[]> {
      const { ownerId } = await openDeck(store.read, uid, deckId);
      return starredCards(store.read, { userId: uid, deckOwnerId: ownerId, deckId });
    },

    /** Throws `deck/not-found`, `card/not-found`, `card/too-many-stars`. */
    async star({ uid }: Viewer, deckId: number, cardId: string): Promise<void> {
      if (!(await fromText(uid, deckId, (cards) => cardFinder(cards)(cardId) !== null))) throw new AppError("card/not-found");
      await store.write(async ({ db, announce }) => {
        const { ownerId } = await openDeck(db, uid, deckId);
        await lockStudent(db, uid);
        if (!(await addStar(db, { userId: uid, deckOwnerId: ownerId, deckId, cardId }))) return;
        if ((await countStars(db, uid)) > STARRED_CARDS) throw new AppError("card/too-many-stars");
        announce({ kind: "stars", uid, deckId });
      });
    },

    /** Stars several cards of a deck; unknown cards are left out. Throws `deck/not-found`, `card/too-many-stars`, and then stars none. */
    async restore({ uid }: Viewer, deckId: number, cardIds: readonly string[]): Promise<void> {
      const here = await fromText(uid, deckId, (cards) => new Set(cardsIn(cards).map(({ id }) => id)));
      const wantedIds = [...new Set(cardIds)].filter((id) => here.has(id));
      await store.write(async ({ db, announce }) => {
        const { ownerId } = await openDeck(db, uid, deckId);
        await lockStudent(db, uid);
        await addStars(db, { userId: uid, deckOwnerId: ownerId, deckId }, wantedIds);
        if ((await countStars(db, uid)) > STARRED_CARDS) throw new AppError("card/too-many-stars");
        announce({ kind: "stars", uid, deckId });
      });
    },

    /** Throws `deck/not-found`. */
    unstar: ({ uid }: Viewer, deckId: number, cardId: string): Promise<void> =>
      store.write(async ({ db, announce }) => {
        const { ownerId } = await openDeck(db, uid, deckId);
        if (await removeStar(db, { userId: uid, deckOwnerId: ownerId, deckId, cardId })) announce({ kind: "stars", uid, deckId });
      }),
  };
}
