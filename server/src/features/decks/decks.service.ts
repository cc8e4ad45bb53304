import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import type { DeckInput, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { editedDeckProblem } from "@recollect/domain/decks/problems.ts";
import { INITIAL_VISIBILITY } from "@recollect/domain/decks/visibility.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import {
  canAddDecks,
  canDelete,
  canEdit,
  canListDecks,
  canSaveChanges,
  isListed,
  type Viewer,
} from "@recollect/domain/permissions/decks.ts";

import { isCoAuthor } from "../../access/co-authors.store.ts";
import { lockStudentIfAny } from "../../access/lock-student.store.ts";
import { deckBytes } from "../../access/own-deck.store.ts";
import { readingTexts } from "../../http/limits/long-texts.ts";
import { turnAfter } from "../../store/yield-while-parsing.ts";
import { notifyKeepers } from "../../access/keepers.store.ts";
import { relistDeck } from "../../library-index/listing.store.ts";
import { mediaUsesOf } from "../../media/media-uses.store.ts";
import type { Store, Transaction } from "../../store/store.ts";
import { addDeck } from "./saving/add-deck.store.ts";
import { announceToWriters } from "./co-authors/announce-to-writers.ts";
import { createChangeDeck } from "./changing/change-deck.ts";
import { createCardIds, refuseUnknownIds } from "./saving/card-ids.ts";
import { completeInPortions } from "./saving/complete-cards.ts";
import { createCopyDeck } from "./copying/copy-deck.ts";
import type { DeckAddress } from "./deck/deck-address.ts";
import { createDeckIds } from "./saving/deck-ids.ts";
import { asCommitted, deckJson, summaryOf } from "./deck/deck-views.ts";
import { isSeen, type SeenState } from "./deck/if-match.ts";
import { bytesOf, deleteDeck, findDeck, findDeckForChange, listSummaries, type DeckRow } from "./deck/decks.store.ts";
import { saveContent } from "./history/save-content.store.ts";
import { createImportedDecks } from "./copying/imported-decks.ts";
import { contentOf, newDeckOf } from "./saving/new-deck.ts";
import { createSetLanguages } from "./saving/set-languages.ts";
import { createSetVisibility } from "./saving/set-visibility.ts";
import { createFollowing } from "./following/following.service.ts";
import { createHistory } from "./history/history.service.ts";
import { prepareDelta } from "./history/stored-versions.ts";
import { createRestoreTutorials } from "./copying/restore-tutorials.ts";
import { createRestrictDeck, recordOwnersVisibility } from "./deck/restrictions.store.ts";
import { createWriteRate } from "./saving/write-rate.ts";
import { createDeckTopics } from "./topic/deck-topics.ts";
import { keepInTrash } from "./trash/trash.store.ts";

type DecksDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  brand: string;
  /** the storage limit of a student, in bytes */
  share?: number;
  /** false turns off the limit on how fast decks are written */
  limits?: boolean;
  newCardId?: () => string;
};

export type Decks = ReturnType<typeof createDecks>;

/** A deck as it was edited; a visibility that comes along must be the one it has. */
type EditedDeck = DeckInput & { visibility?: string | undefined };

/**
 * A student's own decks, and those of others that the student writes as a co-author. To everybody else the reply is the same whether the deck exists or not.
 */
export function createDecks({ store, clock, brand, share = Infinity, limits = true, newCardId = createCardIds() }: DecksDeps) {
  const deckIds = createDeckIds(clock);
  const rate = createWriteRate({ clock, limits });

  /** Updates the Library's index for a deck that is listed. The owner's row is locked. */
  async function relisted({ db }: Transaction, row: DeckRow): Promise<DeckRow> {
    if (isListed(row)) await relistDeck({ db, kind: store.kind }, row.ownerId, row.id);
    return row;
  }

  const { change, applyTo } = createChangeDeck({ store, clock, share, rate, relisted });
  const copy = createCopyDeck({ store, clock, deckIds, newCardId, share, rate });
  const following = createFollowing({ store, clock, share, rate, copy, change });
  const history = createHistory({ store, clock, share, rate });

  return {
    /** Newest first. Throws `database/permission-denied`. */
    async list(viewer: Viewer, uid: string): Promise<DeckSummary[]> {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      return (await listSummaries(store.read, uid)).map(summaryOf);
    },

    /** Throws `database/permission-denied`, `deck/not-in-collection`. */
    async read(viewer: Viewer, { uid, id }: DeckAddress): Promise<DeckRow> {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      return requireDeck(await findDeck(store.read, { ownerId: uid, id }));
    },

    /** As `read`, also for a co-author of the deck: what an editor begins with. Throws the same. */
    async readToEdit(viewer: Viewer, address: DeckAddress): Promise<DeckRow> {
      const key = { ownerId: address.uid, id: address.id };
      const isWriter = viewer !== null && viewer.uid !== key.ownerId && (await isCoAuthor(store.read, viewer.uid, key));
      if (!canSaveChanges(viewer, { ownerId: key.ownerId, isCoAuthor: isWriter })) throw new AppError("database/permission-denied");
      return requireDeck(await findDeck(store.read, key));
    },

    /** As `read`, as JSON text (a `Deck`); null if there is no such deck. Long ones are read one at a time. Throws `database/permission-denied`. */
    async readText(viewer: Viewer, { uid, id }: DeckAddress): Promise<string | null> {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      const bytes = await deckBytes(store.read, uid, id);
      const row = await readingTexts(uid, bytes, () => findDeck(store.read, { ownerId: uid, id }));
      return row && deckJson(row);
    },

    /**
     * Creates a Private deck without its incomplete cards; with a key that was used in the last 60 days, returns that deck. Throws what is
     * wrong with the input, `deck/too-many-decks`, `storage/full`, `deck/written-too-much`, `request/idempotency-key-reused`.
     */
    async create(viewer: Viewer, uid: string, input: DeckInput, key: string | null = null): Promise<DeckRow> {
      if (!canAddDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      const { content, bytes, fingerprint } = await newDeckOf(input, newCardId);
      const newDeck: DeckRow = {
        ...content,
        ownerId: uid,
        id: deckIds.next(),
        visibility: INITIAL_VISIBILITY,
        updatedAt: clock(),
        revision: 1,
        copiedFrom: null,
        languages: null,
      };
      rate.count(uid, bytes);
      const creation = { ownerId: uid, key, fingerprint: key === null ? "" : fingerprint(), now: newDeck.updatedAt };
      const sinceMs = performance.now();
      return store.write(async (tx) => {
        const { row, isNew, moment } = await addDeck(tx.db, { creation, share, kind: store.kind }, () => ({
          bytes,
          write: () => ({ row: newDeck }),
        }));
        if (!isNew) return row;
        deckIds.used(row.id);
        tx.announce({ kind: "deck", uid, deckId: row.id, now: asCommitted(row, sinceMs), ...(moment === undefined ? {} : { moment }) });
        return row;
      });
    },

    /**
     * Replaces title, description and cards of the state that was edited, or of one of several. Cards keep their ids. Throws `deck/not-yours-to-edit`, what is
     * wrong with the input, `deck/not-in-collection`, or `deck/changed-meanwhile` (with the current revision) if it was saved in between;
     * `storage/full`, `deck/written-too-much`.
     */
    async replace(viewer: Viewer, { uid, id }: DeckAddress, input: EditedDeck, seen: number | readonly SeenState[]): Promise<DeckRow> {
      if (!canEdit(viewer, { ownerId: uid })) throw new AppError("deck/not-yours-to-edit");
      const complete = await completeInPortions(input.cards);
      const problem = editedDeckProblem(input, complete);
      if (problem) throw new AppError(problem);
      const sinceMs = performance.now();
      const readAhead = await prepareDelta(store.read, { ownerId: uid, id }, input);
      const { content, cards } = contentOf(input, complete, newCardId);
      await turnAfter(content.cards.length);
      return store.write(async (tx) => {
        const before = requireDeck(await findDeckForChange(tx.db, { ownerId: uid, id }));
        if (!isSeen(before, seen)) throw new AppError("deck/changed-meanwhile", { details: { revision: before.revision } });
        if (input.visibility !== undefined && input.visibility !== before.visibility) throw new AppError("deck/visibility-elsewhere");
        const ahead = readAhead(before);
        const knownCards = ahead?.cards ?? cardsIn(before.cards);
        await turnAfter(before.cards.length);
        refuseUnknownIds(input.cards, knownCards);
        const after = { ...before, ...content, updatedAt: clock(), revision: before.revision + 1 };
        rate.count(uid, bytesOf(after));
        await saveContent(tx.db, after, before, {
          kind: store.kind,
          share,
          packed: ahead?.packed,
          cards: { before: knownCards, after: cards },
        });
        tx.announce({ kind: "deck", uid, deckId: id, now: asCommitted(after, sinceMs) });
        if (before.hasCoAuthors) await announceToWriters(tx, { ownerId: uid, id }, uid, { deckId: id, saved: after.revision });
        return after.title === before.title ? after : relisted(tx, after);
      });
    },

    /** Moves the deck to the owner's trash; for all others it is gone. Throws `deck/not-yours-to-delete`, `deck/not-in-collection`. */
    async remove(viewer: Viewer, { uid, id }: DeckAddress): Promise<void> {
      if (!canDelete(viewer, { ownerId: uid })) throw new AppError("deck/not-yours-to-delete");
      await store.write(async (tx) => {
        // A save that is going on ends first: the trash has all of it, with its pictures.
        await lockStudentIfAny(tx.db, uid);
        await keepInTrash(tx.db, { ownerId: uid, id }, { mediaIds: await mediaUsesOf(tx.db, { ownerId: uid, id }), now: clock() });
        if (!(await deleteDeck(tx.db, { ownerId: uid, id }))) throw new AppError("deck/not-in-collection");
        await recordOwnersVisibility(tx.db, { ownerId: uid, id }, "Private");
        await notifyKeepers(tx, { ownerId: uid, id });
        tx.announce({ kind: "deck", uid, deckId: id });
      });
    },

    change,
    applyTo,
    restrict: createRestrictDeck(store.kind),
    imported: createImportedDecks({ store, clock, deckIds, share }),
    copy,
    following,
    history,
    /** what an export of a whole account reads */
    exported: { versionsOf: history.all, linksOf: following.exported },
    setLanguages: createSetLanguages({ store, clock }),
    topics: createDeckTopics({ store }),
    setVisibility: createSetVisibility({ store, clock }),
    restoreTutorials: createRestoreTutorials({ store, clock, brand }),
  };
}

function requireDeck<Row extends DeckRow>(row: Row | null): Row {
  if (!row) throw new AppError("deck/not-in-collection");
  return row;
}
