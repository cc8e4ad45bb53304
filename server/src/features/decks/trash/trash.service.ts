import type { CopiedFrom } from "@recollect/domain/decks/deck.ts";
import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { endsAt, TRASH, type TrashedDeck } from "@recollect/domain/decks/trash/trash.ts";
import { INITIAL_VISIBILITY } from "@recollect/domain/decks/visibility.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canDelete, canListDecks, type Viewer } from "@recollect/domain/permissions/decks.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";

import { lockStudentIfAny } from "../../../access/lock-student.store.ts";
import { keepMediaUses } from "../../../media/media-uses.store.ts";
import type { Store } from "../../../store/store.ts";
import { moveCoAuthors } from "../co-authors/co-authors.store.ts";
import { moveStars } from "../card-stars/card-stars.store.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { countDecksForChange, findDeckForChange, insertDeck, type DeckRow } from "../deck/decks.store.ts";
import { moveLinks, unlinkIfGone } from "../taken/followed-decks.store.ts";
import { moveFiled } from "../folders/folders.store.ts";
import { moveVersions, removeVersions } from "../history/history.store.ts";
import { moveCase, moveRestriction } from "../deck/restrictions.store.ts";
import { moveMarks } from "../saved/saved.store.ts";
import { moveSuggestions } from "../suggestions/suggestions.store.ts";
import { saveTopic } from "../topic/topic.store.ts";
import { findTrashed, listTrash, moveExams, movePractice, removeFromTrash, removeOlder, type TrashedSummaryRow } from "./trash.store.ts";

type TrashDeps = { store: Store; /** ms since 1970 */ clock: () => number };

export type Trash = ReturnType<typeof createTrash>;

/** What a student deleted in the last 30 days. For all others a deck is gone at once. */
export function createTrash({ store, clock }: TrashDeps) {
  return {
    /** The last deleted first. Throws `database/permission-denied`. */
    async list(viewer: Viewer, uid: string): Promise<TrashedDeck[]> {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      return (await listTrash(store.read, uid)).map(summaryOf).filter((deck) => endsAt(deck) > clock());
    },

    /**
     * Restores a deck as it was, but Private, under a new revision; the progress continues where it was. Throws
     * `database/permission-denied`, `trash/not-found`, `deck/too-many-decks`, `trash/tutorial-is-back`.
     */
    async restore(viewer: Viewer, { uid, id }: DeckAddress): Promise<DeckRow> {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      return store.write(async (tx) => {
        const deckCount = await countDecksForChange(tx.db, uid);
        const trashed = await findTrashed(tx.db, { ownerId: uid, id });
        if (deckCount === null || !trashed || endsAt(trashed) <= clock()) throw new AppError("trash/not-found");
        if (deckCount >= DECK.maxDecks) throw new AppError("deck/too-many-decks");
        if (isTutorialId(id) && (await findDeckForChange(tx.db, { ownerId: uid, id }))) throw new AppError("trash/tutorial-is-back");
        const { mediaIds, deletedAt: _deletedAt, cardOrigins, topic, ...content } = trashed;
        const newContent = { ...content, visibility: INITIAL_VISIBILITY, updatedAt: clock(), revision: content.revision + 1 };
        const { row } = await insertDeck(tx.db, newContent, { cardOrigins, kind: store.kind });
        await saveTopic(tx.db, { ownerId: uid, id: row.id }, topic);
        await keepMediaUses(tx.db, row, JSON.parse(mediaIds) as string[]);
        if (row.id !== id) {
          await moveVersions(tx.db, { ownerId: uid, id }, row.id);
          await moveFiled(tx.db, { ownerId: uid, id }, row.id);
          await moveLinks(tx.db, { ownerId: uid, id }, row.id);
          await moveStars(tx.db, { ownerId: uid, id }, row.id);
          await moveMarks(tx.db, { ownerId: uid, id }, row.id);
          await moveRestriction(tx.db, { ownerId: uid, id }, row.id);
          await moveCase(tx.db, { ownerId: uid, id }, row.id);
          await moveCoAuthors(tx.db, { ownerId: uid, id }, row.id);
          await moveSuggestions(tx.db, { ownerId: uid, id }, row.id);
          await moveExams(tx.db, { ownerId: uid, id }, row.id);
          await movePractice(tx.db, { ownerId: uid, id }, row.id);
        }
        await removeFromTrash(tx.db, { ownerId: uid, id });
        tx.announce({ kind: "deck", uid, deckId: row.id });
        return row;
      });
    },

    /** Throws `deck/not-yours-to-delete`, `trash/not-found`. */
    async removeForGood(viewer: Viewer, { uid, id }: DeckAddress): Promise<void> {
      if (!canDelete(viewer, { ownerId: uid })) throw new AppError("deck/not-yours-to-delete");
      await store.write(async ({ db }) => {
        await lockStudentIfAny(db, uid);
        if (!(await removeFromTrash(db, { ownerId: uid, id }))) throw new AppError("trash/not-found");
        await removeVersions(db, { ownerId: uid, id });
        await unlinkIfGone(db, { ownerId: uid, id });
      });
    },

    /** Removes the decks whose time is over, and returns how many. */
    empty: (): Promise<number> =>
      store.write(async ({ db }) => {
        const decks = await removeOlder(db, clock() - TRASH.ms);
        for (const deck of decks) {
          await removeVersions(db, deck);
          await unlinkIfGone(db, deck);
        }
        return decks.length;
      }),
  };
}

function summaryOf({ copiedFrom, ...row }: TrashedSummaryRow): TrashedDeck {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    cardCount: row.cardCount,
    visibility: INITIAL_VISIBILITY,
    updatedAt: row.updatedAt,
    revision: row.revision,
    deletedAt: row.deletedAt,
    ...(copiedFrom === null ? {} : { copiedFrom: JSON.parse(copiedFrom) as CopiedFrom }),
  };
}
