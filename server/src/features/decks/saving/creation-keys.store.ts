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
    .values({ ownerId, key, fingerprint, deckId, createdAt })
    .onConflict((conflict) => conflict.doNothing()),
);

type NewKey = { ownerId: string; key: string; fingerprint: string; deckId: number; createdAt: number };

/** Stores the key of a new deck. False if a request without the same lock has stored it meanwhile. */
export async function insertKey(db: Db, { ownerId, key, fingerprint, now }: Creation & { key: string }, deckId: number): Promise<boolean> {
  return (await insert(db, { ownerId, key, fingerprint, deckId, createdAt: now })).numAffectedRows === 1n;
}

/** Deletes the keys of a student that are older than a day. */
export async function deleteOldKeys(db: Db, ownerId: string, now: number): Promise<void> {
  await deleteOld(db, { ownerId, until: now - IDEMPOTENCY_KEY.lifeMs });
}

/** Two requests with the same fingerprint have the same content. */
export function fingerprintOf(asked: unknown): string {
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
}
