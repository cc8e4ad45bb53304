import { createHash } from "node:crypto";

import { IDEMPOTENCY_KEY } from "@recollect/domain/limits/limits.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

/** A request for a new deck, which may arrive more than once. */
export type Creation = {
  ownerId: string;
  /** its Idempotency-Key; null makes a deck each time */
  key: string | null;
  /** the content: `fingerprintOf` it */
  fingerprint: string;
  /** ms since 1970 */
  now: number;
};

const deleteOld = precompiled((db, { ownerId, until }: { ownerId: string; until: number }) =>
  db.deleteFrom("creationKeys").where("ownerId", "=", ownerId).where("createdAt", "<=", until),
);

const insert = precompiled((db, { ownerId, key, fingerprint, deckId, createdAt }: NewKey) =>
  db
    .insertInto("creationKeys")
    .columns(["ownerId", "deckId", "key", "fingerprint", "createdAt"])
    .expression(
      db
        .selectFrom("decks")
        .select(["ownerId", "id"])
        .select(({ cast, val }) => [
          cast<string>(val(key), "text").as("key"),
          cast<string>(val(fingerprint), "text").as("fingerprint"),
          cast<number>(val(createdAt), "bigint").as("createdAt"),
        ])
        .where("ownerId", "=", ownerId)
        .where("id", "=", deckId),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

type NewKey = { ownerId: string; key: string; fingerprint: string; deckId: number; createdAt: number };

/**
 * Stores the key of a new deck. False, and nothing is stored, if the student has no such deck, or if a request without the same lock has stored the
 * key meanwhile.
 */
async function insertKey(db: Db, { ownerId, key, fingerprint, now }: Creation & { key: string }, deckId: number): Promise<boolean> {
  return (await insert(db, { ownerId, key, fingerprint, deckId, createdAt: now })).numAffectedRows === 1n;
}

/** Makes the key one of another deck of the student. */
async function changeKey(db: Db, { ownerId, key }: Creation & { key: string }, deckId: number): Promise<true> {
  await db.updateTable("creationKeys").set({ deckId }).where("ownerId", "=", ownerId).where("key", "=", key).execute();
  return true;
}

/**
 * Inserts the key of a new deck while the deck is inserted, which saves a round trip. The key is for the wanted id, which the deck nearly always
 * gets; otherwise the key is changed afterwards. Returns the deck, and whether it has its key.
 */
export async function deckAndKey<Deck extends { row: { id: number } }>(
  db: Db,
  creation: Creation & { key: string },
  { wantedId, deck }: { wantedId: number; deck: Promise<Deck> },
): Promise<Deck & { isKeyed: boolean }> {
  const [storedDeck, isInserted] = await Promise.all([deck, insertKey(db, creation, wantedId)]);
  const { id } = storedDeck.row;
  if (id === wantedId) return { ...storedDeck, isKeyed: isInserted };
  return { ...storedDeck, isKeyed: await (isInserted ? changeKey : insertKey)(db, creation, id) };
}

/** Deletes the keys of a student that are older than a day. */
export async function deleteOldKeys(db: Db, ownerId: string, now: number): Promise<void> {
  await deleteOld(db, { ownerId, until: now - IDEMPOTENCY_KEY.lifeMs });
}

/** Two requests with the same fingerprint have the same content. */
export function fingerprintOf(request: unknown): string {
  return createHash("sha256").update(JSON.stringify(request)).digest("base64url");
}
