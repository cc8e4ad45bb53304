import { createHash } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { IDEMPOTENCY_KEY } from "@recollect/domain/limits/limits.ts";

import { sql } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import { findDeck, type DeckRow } from "../deck/decks.store.ts";

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

/** How many of the oldest keys are looked at together: twice as many as are made until the next look. */
const oldestTogether = 64;

/** SQLite numbers rows as they come, so the first ones are the oldest. */
const number = sql<number>`rowid`;

const deleteOldest = precompiled((db, { until }: { until: number }) =>
  db
    .deleteFrom("creationKeys")
    .where(({ eb, selectFrom }) => {
      const oldest = selectFrom("creationKeys").select(number.as("number")).orderBy(number).limit(sql.lit(oldestTogether));
      return eb(number, "in", oldest);
    })
    .where("createdAt", "<=", until),
);

const selectKey = precompiled((db, { ownerId, key }: { ownerId: string; key: string }) =>
  db.selectFrom("creationKeys").select(["deckId", "fingerprint"]).where("ownerId", "=", ownerId).where("key", "=", key),
);

type NewKey = { ownerId: string; key: string; fingerprint: string; deckId: number; createdAt: number };

export const insertKey = precompiled((db, { ownerId, key, fingerprint, deckId, createdAt }: NewKey) =>
  db.insertInto("creationKeys").values({ ownerId, key, fingerprint, deckId, createdAt }),
);

/** Deletes some of all students' old keys on SQLite, without looking through those of one: there are as many as decks were made in a day. */
export async function forgetSomeOldKeys(db: Db, now: number): Promise<void> {
  await deleteOldest(db, { until: now - IDEMPOTENCY_KEY.lifeMs });
}

/** Two requests with the same fingerprint have the same content. */
export function fingerprintOf(asked: unknown): string {
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
}

/** `fingerprintOf` a list of a word and a value whose JSON exists already, as `JSON.stringify` writes it. */
export function fingerprintOfJson(word: string, json: Uint8Array): string {
  return createHash("sha256").update(`["${word}",`).update(json).update("]").digest("base64url");
}

/**
 * Makes a deck once for each key: a repeat within a day returns the deck of the first request, as it is now. A key is deleted with its deck. To be
 * called under the lock of the owner's row, so that two repeats run one after the other; otherwise the primary key would refuse the second. Throws
 * `request/idempotency-key-reused`, with the deck's id, if the repeat has other content.
 */
export async function madeOnce(db: Db, { ownerId, key, fingerprint, now }: Creation, make: () => Promise<DeckRow>): Promise<DeckRow> {
  if (key === null) return make();
  await deleteOld(db, { ownerId, until: now - IDEMPOTENCY_KEY.lifeMs });
  const [earlier] = (await selectKey(db, { ownerId, key })).rows;
  const row = earlier ? await findDeck(db, { ownerId, id: earlier.deckId }) : null;
  if (earlier && row) {
    if (earlier.fingerprint !== fingerprint) throw new AppError("request/idempotency-key-reused", { details: { deckId: row.id } });
    return row;
  }
  const made = await make();
  await insertKey(db, { ownerId, key, fingerprint, deckId: made.id, createdAt: now });
  return made;
}
