import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import type { CopiedFrom } from "@recollect/domain/decks/deck.ts";
import type { FollowedWithChanges, Following, Original, TakingInput } from "@recollect/domain/decks/following/following.ts";
import type { AuthorCard, OwnEdits } from "@recollect/domain/decks/following/own-edits.ts";
import { pairedByContent, takenByOldCopy, type CardPair, type TakenDeck } from "@recollect/domain/decks/following/taken-deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canEdit, canFollow, canListDecks, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { findOriginal, followedDecks, ownerOfOpen, readOriginal, type OriginalHead } from "../../../access/original-decks.store.ts";
import { readingTexts } from "../../../http/limits/long-texts.ts";
import { makeRoom } from "../../../media/storage.store.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { turnAfter } from "../../../store/yield-while-parsing.ts";
import type { createChangeDeck, WithinSave } from "../changing/change-deck.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { findDeck, findDeckForChange, findDeckHead, type DeckHead, type DeckRow } from "../deck/decks.store.ts";
import { isSeen, type SeenState } from "../deck/if-match.ts";
import type { WriteRate } from "../saving/write-rate.ts";
import { createMerge } from "./create-merge.ts";
import { findFollowed, follows, link, moveBase, pairsOfCopy, studiedCards, unlink } from "../taken/followed-decks.store.ts";
import type { FollowedDeckRow } from "../taken/followed-decks.tables.ts";
import { exportedLinks } from "./exported-links.store.ts";
import { createLooks, type Compared, type Look } from "./looks.ts";
import type { MergeWork } from "./merge-work.ts";
import { packBase } from "../taken/packed-base.ts";
import { waitForOtherLinks } from "../taken/links-in-turn.store.ts";
import { keepBase, keepLeftCard } from "../taken/version-bases.store.ts";

type FollowingDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** the storage limit of a student, in bytes */
  share: number;
  rate: WriteRate;
  /** copies a shared deck; returns the follower that there is already, if there is one */
  copy: (viewer: NonNullable<Viewer>, id: number, key: string | null, options: { follows: true }) => Promise<DeckRow>;
  change: ReturnType<typeof createChangeDeck>["change"];
};

type Key = { ownerId: string; id: number };

/** Both decks and the link between them, as they are now. */
type Linked = { followed: FollowedDeckRow; original: OriginalHead };

export type FollowingService = ReturnType<typeof createFollowing>;

/**
 * Copies that follow the deck they came from. The author's save does nothing for them: a follower compares revisions when the copy is opened, and merges
 * when its student asks. Whether the author still shares the deck is asked at every read.
 */
export function createFollowing({ store, clock, share, rate, copy, change }: FollowingDeps) {
  const merge = createMerge(store);
  const looks = createLooks();

  return {
    /**
     * A copy of a deck that is shared by its link and that it follows; the one that the student has already, if there is one. Throws `deck/own-not-saved`, and what copying throws.
     */
    async follow(viewer: NonNullable<Viewer>, id: number, key: string | null): Promise<DeckRow> {
      if ((await ownerOfOpen(store.read, viewer.uid, id)) === viewer.uid) throw new AppError("deck/own-not-saved");
      return copy(viewer, id, key, { follows: true });
    },

    /** What the student sees on the deck. Throws `database/permission-denied`, `deck/not-in-collection`. */
    async read(viewer: Viewer, { uid, id }: DeckAddress): Promise<Following> {
      const mine = await requireOwn(store.read, viewer, { uid, id });
      const followed = await findFollowed(store.read, { ownerId: uid, id });
      if (!followed) {
        const original = await originalOfCopy(store.read, uid, mine);
        return { state: "none", original: original && shown(original) };
      }
      const original = await readableOriginal(store.read, followed);
      if (!original || !canFollow(viewer, original)) return { state: "closed", original: original && shown(original) };
      const { changeCount, left, ...compared } = await lookAt({ followed, original }, mine.revision);
      const open = { state: "open", original: shown(original), changeCount, left } as const;
      return changeCount > 0 || compared.sourceRevision === followed.takenRevision ? open : { ...open, catchUp: compared };
    },

    /** Everything that the author changed, as JSON text (`FollowedChanges`). Throws as `read`, `deck/not-followed`, `deck/original-closed`. */
    async changes(viewer: Viewer, { uid, id }: DeckAddress): Promise<string> {
      await requireOwn(store.read, viewer, { uid, id });
      const linked = await requireLinked(store.read, { ownerId: uid, id });
      const { listed, unlisted, waiting, left, sourceRevision, revision } = await merged("look", linked, nothingChosen);
      const head = JSON.stringify({ original: shown(linked.original), sourceRevision, revision, unlisted, waiting, left });
      return `${head.slice(0, -1)},"changes":${listed}}`;
    },

    /** What the student edited and could suggest to the author. Throws as `changes`. */
    async edits(viewer: Viewer, { uid, id }: DeckAddress): Promise<OwnEdits> {
      await requireOwn(store.read, viewer, { uid, id });
      const linked = await requireLinked(store.read, { ownerId: uid, id });
      const { edits, unlisted } = await merged("edits", linked, nothingChosen);
      return { original: shown(linked.original), edits, unlisted };
    },

    /** The author's card that a card of the copy came from, and what the student edited on it. Throws as `changes`, `card/not-found`. */
    async authorCard(viewer: Viewer, { uid, id }: DeckAddress, cardId: string): Promise<AuthorCard> {
      await requireOwn(store.read, viewer, { uid, id });
      const linked = await requireLinked(store.read, { ownerId: uid, id });
      const { found } = await merged("card", linked, { ...nothingChosen, cardId });
      if (!found) throw new AppError("card/not-found");
      return { deckId: linked.original.id, ...found };
    },

    /** Keeps a card for good that the author's deck has no more: nothing is said about it any more. Throws `database/permission-denied`, `deck/not-in-collection`, and as `keepLeftCard`. */
    async keepLeft(viewer: Viewer, { uid, id }: DeckAddress, cardId: string): Promise<void> {
      await requireOwn(store.read, viewer, { uid, id });
      await store.write(({ db }) => keepLeftCard(db, { ownerId: uid, id }, cardId, { share, count: (bytes) => rate.count(uid, bytes) }));
    },

    /** The student's decks that follow others, and those whose authors saved since the last time: one query, which reads no cards. Throws `database/permission-denied`. */
    async withChanges(viewer: Viewer, uid: string): Promise<FollowedWithChanges> {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      const decks = await followedDecks(store.read, uid);
      return { deckIds: decks.flatMap(({ deckId, isChanged }) => (isChanged ? deckId : [])), allIds: decks.map(({ deckId }) => deckId) };
    },

    /**
     * Takes the author's changes as one save; the deck before it becomes a version. Both decks have to be as they were when the student looked. Throws as
     * `changes`, `deck/original-changed`, and what a save throws.
     */
    async take(viewer: Viewer, { uid, id }: DeckAddress, chosen: TakingInput, seen: readonly SeenState[]): Promise<DeckRow> {
      await requireOwn(store.read, viewer, { uid, id });
      const key = { ownerId: uid, id };
      const linked = await requireLinked(store.read, key);
      const { patch, base, isWhole, sourceRevision, revision, mine } = await merged("take", linked, chosen);
      if (sourceRevision !== chosen.sourceRevision || seen.every((state) => state.revision !== revision))
        throw new AppError("deck/original-changed");
      const within: WithinSave = {
        async before({ db }, deck) {
          const now = await openOriginal(db, linked.followed);
          if (!now) throw new AppError("deck/original-closed");
          if (now.revision !== sourceRevision || deck.revision !== revision || !isSeen(deck, seen))
            throw new AppError("deck/original-changed");
          const grown = base.byteLength - linked.followed.bytes;
          if (grown > 0) await makeRoom(db, uid, { addedBytes: grown, share });
          // What waits is something to take, although nothing changes: no revision of the author's deck is taken as a whole.
          if (!(await moveBase(db, linked.followed, { to: isWhole ? sourceRevision : 0, base })))
            throw new AppError("deck/original-changed");
        },
        after: ({ db }) => keepBase(db, key, linked.followed, share),
      };
      return change(viewer, { uid, id }, patch, within, mine);
    },

    /**
     * Makes a copy that was cut off follow the deck that it came from. Throws `deck/not-yours-to-edit`, `deck/not-in-collection`, `deck/no-original`,
     * `deck/follows-itself`, `storage/full`.
     */
    async link(viewer: Viewer, { uid, id }: DeckAddress): Promise<Following> {
      const mine = await requireOwn(store.read, viewer, { uid, id });
      const original = await originalOfCopy(store.read, uid, mine);
      if (!original) throw new AppError("deck/no-original");
      return store.write((tx) => linkCopy(tx, mine, original));
    },

    /** The same for a deck of an account's file; `pairs` are its cards and where they came from. */
    restore: (uid: string, id: number, { source, pairs }: { source: Key; pairs: readonly CardPair[] }): Promise<Following> =>
      store.write(async (tx) => {
        const mine = await findDeck(tx.db, { ownerId: uid, id });
        const original = await findOriginal(tx.db, { uid, ...source });
        const isLinked = (await findFollowed(tx.db, { ownerId: uid, id })) !== null;
        if (!mine || !original || !canFollow({ uid }, original) || isLinked) throw new AppError("deck/no-original");
        return linkCopy(tx, mine, original, pairs);
      }),

    /** The links of a student's decks, for an export of the account. */
    exported: (db: Db, uid: string) => exportedLinks(db, uid),

    /** Ends the link: nothing of the copy changes. Throws `database/permission-denied`, `deck/not-in-collection`, `deck/not-followed`. */
    async unlink(viewer: Viewer, { uid, id }: DeckAddress): Promise<void> {
      await requireOwn(store.read, viewer, { uid, id });
      const isEnded = await store.write(async ({ db }) => {
        // The order in which a restored version takes them, too.
        await findDeckForChange(db, { ownerId: uid, id });
        return unlink(db, { ownerId: uid, id });
      });
      if (!isEnded) throw new AppError("deck/not-followed");
    },
  };

  /** What there is to see on a copy's page, and which revisions it is about. Both decks are merged only if something has changed since the last look. */
  async function lookAt({ followed, original }: Linked, knownRevision: number): Promise<Look & Compared> {
    const now = { sourceRevision: original.revision, revision: knownRevision };
    const known = looks.find(followed, now);
    if (known) return { ...known, ...now };
    const { changeCount, left, sourceRevision, revision } = await merged("look", { followed, original }, nothingChosen);
    looks.remember(followed, { sourceRevision, revision }, { changeCount, left });
    return { changeCount, left, sourceRevision, revision };
  }

  /** The merge of both decks as they are now, and their revisions. */
  async function merged<Kind extends MergeWork["kind"]>(
    kind: Kind,
    { followed, original }: Linked,
    chosen: Pick<TakingInput, "theirs" | "wanted"> & { cardId?: string },
  ) {
    const [uid, key] = [followed.ownerId, { ownerId: followed.ownerId, id: followed.deckId }];
    return readingTexts(uid, 2 * original.bytes, async () => {
      const mine = await findDeck(store.read, key);
      const theirs = await readOriginal(store.read, keyOf(original));
      if (!mine) throw new AppError("deck/not-in-collection");
      if (!theirs) throw new AppError("deck/original-closed");
      const studied = await studiedCards(store.read, key);
      const { theirs: theirsFor, wanted, cardId = "" } = chosen;
      const result = await merge(uid, {
        kind,
        base: followed.base,
        isTaken: theirs.revision === followed.takenRevision,
        mine: textOf(mine),
        theirs: textOf(theirs),
        studied,
        theirsFor,
        wanted,
        cardId,
      });
      return { ...result, sourceRevision: theirs.revision, revision: mine.revision, mine };
    });
  }

  async function linkCopy({ db }: Transaction, copyRow: DeckHead, source: OriginalHead, pairs?: readonly CardPair[]): Promise<Following> {
    const key = { ownerId: copyRow.ownerId, id: copyRow.id };
    const mine = await findDeckForChange(db, key);
    const theirs = await readOriginal(db, keyOf(source));
    if (!mine || !theirs) throw new AppError("deck/no-original");
    const here = deckOf(mine);
    await turnAfter(mine.cards.length);
    const there = deckOf(theirs);
    await turnAfter(theirs.cards.length);
    const taken = takenByOldCopy(pairs ?? (await pairsOfCopy(db, key)) ?? pairedByContent(here, there), there, here);
    await turnAfter(theirs.cards.length);
    const base = await packed(taken);
    await makeRoom(db, key.ownerId, { addedBytes: base.byteLength, share });
    await waitForOtherLinks(db, store.kind);
    if (await follows(db, source, key)) throw new AppError("deck/follows-itself");
    await link(db, { key, source: { ownerId: source.ownerId, id: source.id }, followedAt: clock(), takenRevision: 0, base });
    return { state: "open", original: shown(source), changeCount: 0, left: [] };
  }
}

const nothingChosen = { theirs: [], wanted: [] };

async function packed({ cards, ...taken }: TakenDeck): Promise<Uint8Array> {
  return packBase({ ...taken, cards: JSON.stringify(cards) });
}

/** The deck that a copy was made of, if the student may follow it. */
async function originalOfCopy(db: Db, uid: string, { copiedFrom }: DeckHead): Promise<OriginalHead | null> {
  if (copiedFrom === null) return null;
  const { originalId } = JSON.parse(copiedFrom) as CopiedFrom;
  const ownerId = await ownerOfOpen(db, uid, originalId);
  const original = ownerId === null ? null : await findOriginal(db, { uid, ownerId, id: originalId });
  return original && canFollow({ uid }, original) ? original : null;
}

/** The deck that a copy follows, if its student may read it; whether the copy may take anything of it is another question. */
async function readableOriginal(db: Db, { sourceOwnerId, sourceId, ownerId }: FollowedDeckRow): Promise<OriginalHead | null> {
  return sourceOwnerId === null ? null : findOriginal(db, { uid: ownerId, ownerId: sourceOwnerId, id: sourceId });
}

async function openOriginal(db: Db, followed: FollowedDeckRow): Promise<OriginalHead | null> {
  const original = await readableOriginal(db, followed);
  return original && canFollow({ uid: followed.ownerId }, original) ? original : null;
}

async function requireOwn(db: Db, viewer: Viewer, { uid, id }: DeckAddress): Promise<DeckHead> {
  if (!canListDecks(viewer, { uid }) || !canEdit(viewer, { ownerId: uid })) throw new AppError("database/permission-denied");
  const row = await findDeckHead(db, { ownerId: uid, id });
  if (!row) throw new AppError("deck/not-in-collection");
  return row;
}

async function requireLinked(db: Db, key: Key): Promise<Linked> {
  const followed = await findFollowed(db, key);
  if (!followed) throw new AppError("deck/not-followed");
  const original = await openOriginal(db, followed);
  if (!original) throw new AppError("deck/original-closed");
  return { followed, original };
}

function keyOf({ ownerId, id }: OriginalHead): Key {
  return { ownerId, id };
}

function shown(original: OriginalHead): Original {
  return { id: original.id, title: original.title, author: authorLabel(original) };
}

function textOf({ title, description, cards, revision }: Pick<DeckRow, "title" | "description" | "cards" | "revision">) {
  return { title, description, cards, revision };
}

function deckOf({ title, description, cards }: Pick<DeckRow, "title" | "description" | "cards">) {
  return { title, description, cards: cardsIn(cards) };
}
