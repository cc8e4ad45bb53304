import { cardFinder, cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { STARRED_CARDS } from "@recollect/domain/limits/limits.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import { openDeck, openDeckText } from "../../../access/opened-decks.store.ts";
import { readingTexts } from "../../../http/limits/long-texts.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import { addStar, addStars, countStars, removeStar, starredCards } from "./card-stars.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

export type CardStars = ReturnType<typeof createCardStars>;

/** The student's starred cards, in every deck that the student may open. A copy of a deck begins without stars. */
export function createCardStars({ store }: { store: Store }) {
  /** A write that reads the deck's text. Throws `deck/not-found`. */
  async function writeWithText(uid: string, deckId: number, work: (tx: Transaction) => Promise<void>): Promise<void> {
    const { bytes } = await openDeck(store.read, uid, deckId);
    await readingTexts(uid, bytes, () => store.write(work));
  }

  return {
    /** The ids of a deck's starred cards, possibly including deleted cards. Throws `deck/not-found`. */
    async ofDeck({ uid }: Viewer, deckId: number): Promise<string[]> {
      const { ownerId } = await openDeck(store.read, uid, deckId);
      return starredCards(store.read, { userId: uid, deckOwnerId: ownerId, deckId });
    },

    /** Throws `deck/not-found`, `card/not-found`, `card/too-many-stars`. */
    star: ({ uid }: Viewer, deckId: number, cardId: string): Promise<void> =>
      writeWithText(uid, deckId, async ({ db, announce }) => {
        const { ownerId, cards } = await openDeckText(db, uid, deckId);
        if (!cardFinder(cards)(cardId)) throw new AppError("card/not-found");
        await lockStudent(db, uid);
        if (!(await addStar(db, { userId: uid, deckOwnerId: ownerId, deckId, cardId }))) return;
        if ((await countStars(db, uid)) > STARRED_CARDS) throw new AppError("card/too-many-stars");
        announce({ kind: "stars", uid, deckId });
      }),

    /** Stars several cards of a deck; unknown cards are left out. Throws `deck/not-found`, `card/too-many-stars`, and then stars none. */
    restore: ({ uid }: Viewer, deckId: number, cardIds: readonly string[]): Promise<void> =>
      writeWithText(uid, deckId, async ({ db, announce }) => {
        const { ownerId, cards } = await openDeckText(db, uid, deckId);
        const here = new Set(cardsIn(cards).map(({ id }) => id));
        await lockStudent(db, uid);
        const wanted = [...new Set(cardIds)].filter((id) => here.has(id));
        await addStars(db, { userId: uid, deckOwnerId: ownerId, deckId }, wanted);
        if ((await countStars(db, uid)) > STARRED_CARDS) throw new AppError("card/too-many-stars");
        announce({ kind: "stars", uid, deckId });
      }),

    /** Throws `deck/not-found`. */
    unstar: ({ uid }: Viewer, deckId: number, cardId: string): Promise<void> =>
      store.write(async ({ db, announce }) => {
        const { ownerId } = await openDeck(db, uid, deckId);
        if (await removeStar(db, { userId: uid, deckOwnerId: ownerId, deckId, cardId })) announce({ kind: "stars", uid, deckId });
      }),
  };
}
