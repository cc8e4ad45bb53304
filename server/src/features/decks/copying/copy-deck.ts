import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { cardsIn, cardsText } from "@recollect/domain/cards/cards-text.ts";
import { copiedCards, copiedFrom, copyTitle } from "@recollect/domain/decks/copy.ts";
import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { INITIAL_VISIBILITY } from "@recollect/domain/decks/visibility.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canCopy, canFollow, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { turnAfter } from "../../../store/yield-while-parsing.ts";
import { lockStudent } from "../../../access/lock-student.store.ts";
import { ownerOfOpen } from "../../../access/original-decks.store.ts";
import { holdSharedDeck, type SharedDeckRow } from "../../../access/shared-decks.store.ts";
import { makeRoom } from "../../../media/storage.store.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { fingerprintOf } from "../saving/creation-keys.store.ts";
import { addDeck } from "../saving/add-deck.store.ts";
import type { DeckIds } from "../saving/deck-ids.ts";
import { bytesOf, findDeck, type DeckRow } from "../deck/decks.store.ts";
import { copyTopic } from "../topic/topic.store.ts";
import type { WriteRate } from "../saving/write-rate.ts";
import { findFollower, link } from "../taken/followed-decks.store.ts";
import { packBase } from "../taken/packed-base.ts";

type CopyDeckDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  deckIds: DeckIds;
  newCardId: () => string;
  /** the storage limit of a student, in bytes */
  share: number;
  rate: WriteRate;
};

type Source = { ownerId: string; id: number; revision: number; title: string; sources: string[] };

/** Copies a Library deck into the student's own collection: Private, under new ids, and independent of the original, or following it. */
export function createCopyDeck({ store, clock, deckIds, newCardId, share, rate }: CopyDeckDeps) {
  /**
   * The deck is read and written in one transaction, which locks it until the copy is on disk. Throws `deck/not-found` for a deck that is
   * not shared (any more), `deck/read-only` for one that the student may only read, and `deck/too-many-decks`, `storage/full`, `deck/written-too-much`,
   * `request/idempotency-key-reused`. A copy that follows its
   * original has the same title, and remembers what it was made of; a student who has one already gets it instead of a second.
   */
  return async function copyDeck(
    viewer: NonNullable<Viewer>,
    id: number,
    key: string | null,
    { follows = false }: { follows?: boolean } = {},
  ): Promise<DeckRow> {
    const creation = { ownerId: viewer.uid, key, fingerprint: fingerprintOf([follows ? "follow" : "copy", id]), now: clock() };
    let source: Omit<Source, "id"> | undefined;
    const proposedId = deckIds.next();
    return store.write(async (tx) => {
      const follower = follows ? await followerOf(tx.db, viewer.uid, id) : null;
      if (follower) return follower;
      const { row, isNew } = await addDeck(tx.db, { creation, share, kind: store.kind }, async () => {
        const original = await holdSharedDeck(tx.db, id);
        if (!original || !(follows ? canFollow : canCopy)(viewer, original)) throw await refusal(tx.db, viewer, id);
        const bytes = bytesOf(original);
        return {
          bytes,
          async write() {
            rate.count(viewer.uid, bytes);
            const copy = await copyOf(original, { ownerId: viewer.uid, id: proposedId, now: creation.now });
            const { ownerId, revision, title } = original;
            source = { ownerId, revision, title, sources: copy.sources };
            return follows ? { ...copy, row: { ...copy.row, title } } : copy;
          },
        };
      });
      if (!isNew) return row;
      deckIds.used(row.id);
      if (source) await copyTopic(tx.db, { ownerId: source.ownerId, id }, { ownerId: row.ownerId, id: row.id });
      if (follows && source) await linkTo(tx.db, row, { ...source, id });
      tx.announce({ kind: "deck", uid: viewer.uid, deckId: row.id });
      return row;
    });
  };

  /** Why a deck can't be copied: a student who reads somebody else's in a group or as a co-author knows of it, all others don't. */
  async function refusal(db: Db, { uid }: NonNullable<Viewer>, id: number): Promise<AppError> {
    const ownerId = isTutorialId(id) ? null : await ownerOfOpen(db, uid, id);
    return new AppError(ownerId === null || ownerId === uid ? "deck/not-found" : "deck/read-only");
  }

  /** The student's deck that follows this one; null if there is none. The student is locked: of two requests at once the second finds the first one's deck. */
  async function followerOf(db: Db, uid: string, id: number): Promise<DeckRow | null> {
    await lockStudent(db, uid);
    const ownerId = isTutorialId(id) ? OFFICIAL_UID : await ownerOfOpen(db, uid, id);
    const existing = ownerId === null ? null : await findFollower(db, uid, { ownerId, id });
    return existing === null ? null : findDeck(db, { ownerId: uid, id: existing });
  }

  async function copyOf(original: SharedDeckRow, { ownerId, id, now }: { ownerId: string; id: number; now: number }) {
    const { length } = original.cards;
    const originals = cardsIn(original.cards);
    await turnAfter(length);
    const { cards, origins } = copiedCards(originals, newCardId);
    const text = cardsText(cards);
    await turnAfter(length);
    const copy: DeckRow = {
      ownerId,
      id,
      title: copyTitle(original.title),
      description: original.description,
      cards: text,
      cardCount: cards.length,
      visibility: INITIAL_VISIBILITY,
      updatedAt: now,
      revision: 1,
      copiedFrom: JSON.stringify(copiedFrom({ id: original.id, author: authorLabel(original) }, now)),
      languages: original.languages,
    };
    return { row: copy, cardOrigins: JSON.stringify(origins), sources: originals.map((card) => card.id) };
  }

  /** The copy as it is made is what was taken of the original. */
  async function linkTo(db: Db, row: DeckRow, { sources, title, revision, ...source }: Source): Promise<void> {
    const base = await packBase({ title, description: row.description, cards: row.cards, sources, left: [] });
    await makeRoom(db, row.ownerId, { addedBytes: base.byteLength, share });
    await link(db, { key: row, source, followedAt: row.updatedAt, takenRevision: revision, base });
  }
}
