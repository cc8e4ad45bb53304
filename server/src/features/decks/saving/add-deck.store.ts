import { DECK, IDEMPOTENCY_KEY } from "@recollect/domain/limits/limits.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import { makeRoomBeside, type StorageUse } from "../../../media/storage.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { deleteDeck, findDeck, insertDeck, type DeckRow } from "../deck/decks.store.ts";
import { deckAndKey, deleteOldKeys, type Creation } from "./creation-keys.store.ts";

/** Old keys of a student are deleted with every 32nd deck: looking through all of them each time would take longer than the deck. */
const decksBetweenCleanings = 32;

export type NewDeck = { row: DeckRow; /** JSON text: where a copy's cards come from */ cardOrigins?: string };

/** A deck that is written only if there is room for it: parsing and copying the cards of a refused one would be wasted. */
export type DeckPlan = { /** `bytesOf` the deck */ bytes: number; write: () => NewDeck | Promise<NewDeck> };

type AddDeckOptions = { creation: Creation; /** the storage limit of a student, in bytes */ share: number; kind: Store["kind"] };

/** The deck with the key, and for a new one the moment at which it was made (`change-sequence.store.ts`). */
export type AddedDeck = { row: DeckRow; isNew: boolean; moment: number | undefined };

/** What decides about a new deck: how much its student has, and the deck that was made with the same key. */
type Collection = {
  deckCount: number;
  used: StorageUse;
  earlier: { deckId: number; fingerprint: string; createdAt: number } | null;
};

/*
 * On PostgreSQL both rows are locked: the second is then the latest one even if the query waited for the lock. Only the key may be missed, if the
 * request that made it ended while this one waited.
 */
const selectCollection = precompiled((db, { ownerId, key }: { ownerId: string; key: string }) =>
  db
    .selectFrom("users")
    .innerJoin("storageUse", "storageUse.userId", "users.id")
    .leftJoin("creationKeys", (join) => join.onRef("creationKeys.ownerId", "=", "users.id").on("creationKeys.key", "=", key))
    .select(["storageUse.deckCount", "storageUse.decks", "storageUse.versions", "storageUse.media", "storageUse.imports"])
    .select(["creationKeys.deckId", "creationKeys.fingerprint", "creationKeys.createdAt"])
    .where("users.id", "=", ownerId)
    .forNoKeyUpdate(["users", "storageUse"]),
);

/**
 * Adds a deck to its student's collection, inside a transaction; every new deck comes this way: typed, copied or imported. With a key that was used in the
 * last 60 days it returns that deck, as it is now, and adds nothing. Throws `profile/user-not-found`, `request/idempotency-key-reused` (with the deck's
 * id) if the repeat has other content, what `plan` throws, `deck/too-many-decks`, `storage/full`.
 */
export async function addDeck(
  db: Db,
  { creation, share, kind }: AddDeckOptions,
  plan: () => DeckPlan | Promise<DeckPlan>,
): Promise<AddedDeck> {
  const { ownerId, key, now } = creation;
  const collection = await collectionForChange(db, creation);
  const earlier = await earlierDeck(db, creation, collection);
  if (earlier) return existing(earlier);
  const { bytes, write } = await plan();
  if (collection.deckCount >= DECK.maxDecks) throw new AppError("deck/too-many-decks");
  await makeRoomBeside(db, ownerId, { used: collection.used, addedBytes: bytes, share });
  const { row: newDeck, cardOrigins = null } = await write();
  if (key === null) return { ...(await insertDeck(db, newDeck, { cardOrigins, kind })), isNew: true };
  if (collection.deckCount % decksBetweenCleanings === 0) await deleteOldKeys(db, ownerId, now);
  const deck = insertDeck(db, newDeck, { cardOrigins, kind });
  const { row, moment, isKeyed } = await deckAndKey(db, { ...creation, key }, { wantedId: newDeck.id, deck });
  if (isKeyed) return { row, isNew: true, moment };
  // A request with the same key ended while this one waited for the lock.
  await deleteDeck(db, row);
  const meanwhile = await earlierDeck(db, creation, await collectionForChange(db, creation));
  if (!meanwhile) throw new AppError("database/contention");
  return existing(meanwhile);
}

function existing(row: DeckRow): AddedDeck {
  return { row, isNew: false, moment: undefined };
}

/** Locks the student's row as `lockStudent` does. A student who never stored anything has no row of used storage. */
async function collectionForChange(db: Db, { ownerId, key }: Creation): Promise<Collection> {
  let [row] = (await selectCollection(db, { ownerId, key: key ?? "" })).rows;
  if (!row) {
    await lockStudent(db, ownerId);
    // Another request may have stored something while this one waited.
    [row] = (await selectCollection(db, { ownerId, key: key ?? "" })).rows;
  }
  if (!row) return { deckCount: 0, used: { decks: 0, versions: 0, media: 0, imports: 0 }, earlier: null };
  const { deckCount, deckId, fingerprint, createdAt, ...used } = row;
  const isKeyed = deckId !== null && fingerprint !== null && createdAt !== null;
  return { deckCount, used, earlier: isKeyed ? { deckId, fingerprint, createdAt } : null };
}

/** The deck that was made with the key, as it is now; null if there is none. Deletes the key if it is older than a day. */
async function earlierDeck(db: Db, { ownerId, fingerprint, now }: Creation, { earlier }: Collection): Promise<DeckRow | null> {
  if (!earlier) return null;
  if (earlier.createdAt <= now - IDEMPOTENCY_KEY.lifeMs) {
    await deleteOldKeys(db, ownerId, now);
    return null;
  }
  if (earlier.fingerprint !== fingerprint) throw new AppError("request/idempotency-key-reused", { details: { deckId: earlier.deckId } });
  return findDeck(db, { ownerId, id: earlier.deckId });
}
