import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { cardsIn, cardsText } from "@recollect/domain/cards/cards-text.ts";
import { restoredCards } from "@recollect/domain/decks/history/restored-cards.ts";
import type { DeckVersion, VersionSummary } from "@recollect/domain/decks/history/version.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canEdit, isListed, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { turnAfter } from "../../../store/yield-while-parsing.ts";
import { isOwnDeck } from "../../../access/own-deck.store.ts";
import { relistDeck } from "../../../library-index/listing.store.ts";
import { keepMediaUses } from "../../../media/media-uses.store.ts";
import type { Db } from "../../../store/tables.ts";
import type { Store } from "../../../store/store.ts";
import { announceToWriters } from "../co-authors/announce-to-writers.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { bytesOf, findDeckForChange, type DeckRow } from "../deck/decks.store.ts";
import { isSeen, type SeenState } from "../deck/if-match.ts";
import { baseOfVersion, restoreBase } from "../taken/version-bases.store.ts";
import { saveContent } from "./save-content.store.ts";
import type { WriteRate } from "../saving/write-rate.ts";
import { proposersOfVersions } from "../suggestions/suggestions.store.ts";
import { allVersions } from "./all-versions.store.ts";
import { findVersion, listVersions, mediaOfVersion } from "./history.store.ts";
import { prepareDelta } from "./stored-versions.ts";
import { versionContent } from "./version-content.store.ts";

type HistoryDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** the storage limit of a student, in bytes */
  share: number;
  rate: WriteRate;
};

type RestoreRequest = { /** of the version */ revision: number; /** null: the whole deck */ cardIds: readonly string[] | null };

export type History = ReturnType<typeof createHistory>;

/** The earlier versions of a student's own decks: for the owner only, with any visibility of the deck. */
export function createHistory({ store, clock, share, rate }: HistoryDeps) {
  async function contentOf(key: { ownerId: string; id: number; revision: number }) {
    const version = await findVersion(store.read, key);
    const content = version && (await versionContent(store.read, key, key.revision));
    if (!content) throw new AppError("deck/version-not-found");
    return { ...version, content };
  }

  return {
    /** The newest first. Throws `database/permission-denied`, `deck/not-in-collection`. */
    async list(viewer: Viewer, { uid, id }: DeckAddress): Promise<VersionSummary[]> {
      refuseOthers(viewer, uid);
      if (!(await isOwnDeck(store.read, uid, id))) throw new AppError("deck/not-in-collection");
      const versions = await listVersions(store.read, { ownerId: uid, id });
      const proposers = Map.groupBy(await proposersOfVersions(store.read, { ownerId: uid, id }), ({ savedRevision }) => savedRevision);
      return versions.map((version) => {
        const names = new Set(proposers.get(version.revision)?.map(authorLabel));
        return names.size === 0 ? version : { ...version, wordsOf: [...names] };
      });
    },

    /** Every version of a deck, newest first, as a database has them. The caller has checked the permission. */
    all: (db: Db, key: { ownerId: string; id: number }) => allVersions(db, key),

    /** One version as JSON text (a `DeckVersion`). Throws `database/permission-denied`, `deck/version-not-found`. */
    async read(viewer: Viewer, { uid, id }: DeckAddress, revision: number): Promise<string> {
      refuseOthers(viewer, uid);
      const { savedAt, cardCount, content } = await contentOf({ ownerId: uid, id, revision });
      const text = JSON.stringify({ id, revision, savedAt, cardCount, ...content } satisfies DeckVersion);
      await turnAfter(text.length);
      return text;
    },

    /**
     * Restores a version, or single cards of it, as a new revision of the deck; the current state becomes a version. Cards keep their ids,
     * and so their progress. What a copy has taken of the deck that it follows is undone with a whole version. Throws `database/permission-denied`, `deck/not-in-collection`, `deck/changed-meanwhile`,
     * `deck/version-not-found`, `deck/card-not-in-version`, `deck/too-many-cards`, `storage/full`, `deck/written-too-much`.
     */
    async restore(
      viewer: Viewer,
      { uid, id }: DeckAddress,
      { revision, cardIds }: RestoreRequest,
      seen: number | readonly SeenState[],
    ): Promise<DeckRow> {
      refuseOthers(viewer, uid);
      const key = { ownerId: uid, id };
      const { content: version } = await contentOf({ ...key, revision });
      const knownIds = new Set(version.cards.map((card) => card.id));
      if (cardIds?.some((cardId) => !knownIds.has(cardId))) throw new AppError("deck/card-not-in-version");
      // Of a whole version the new text is known before the transaction, and the present one may have to be kept compressed.
      const readAhead = cardIds === null ? await prepareDelta(store.read, key, version) : () => null;
      return store.write(async (tx) => {
        const before = await findDeckForChange(tx.db, key);
        if (!before) throw new AppError("deck/not-in-collection");
        if (!isSeen(before, seen)) throw new AppError("deck/changed-meanwhile", { details: { revision: before.revision } });
        const texts = cardIds === null ? { title: version.title, description: version.description } : {};
        const ahead = readAhead(before);
        const now = ahead?.cards ?? cardsIn(before.cards);
        await turnAfter(before.cards.length);
        const cards = cardIds === null ? version.cards : restoredCards(now, version.cards, cardIds);
        if (cards.length > DECK.maxCards) throw new AppError("deck/too-many-cards");
        const content = { ...texts, cards: cardsText(cards), cardCount: cards.length };
        await turnAfter(content.cards.length);
        const after: DeckRow = { ...before, ...content, updatedAt: clock(), revision: before.revision + 1 };
        rate.count(uid, bytesOf(after));
        // Read before the save, which may remove this version to free space.
        const media = await mediaOfVersion(tx.db, { ...key, revision });
        const base = cardIds === null ? await baseOfVersion(tx.db, { ...key, revision }) : null;
        await saveContent(tx.db, after, before, { kind: store.kind, share, packed: ahead?.packed, cards: { before: now, after: cards } });
        await keepMediaUses(
          tx.db,
          key,
          media.filter((mediaId) => after.cards.includes(`](media/${mediaId}`)),
        );
        if (base !== null) await restoreBase(tx.db, key, base, share);
        if (after.title !== before.title && isListed(after)) await relistDeck({ db: tx.db, kind: store.kind }, uid, id);
        tx.announce({ kind: "deck", uid, deckId: id });
        if (before.hasCoAuthors) await announceToWriters(tx, key, uid, { deckId: id, saved: after.revision });
        return after;
      });
    },
  };
}

function refuseOthers(viewer: Viewer, uid: string): void {
  if (!canEdit(viewer, { ownerId: uid })) throw new AppError("database/permission-denied");
}
