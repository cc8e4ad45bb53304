import { DECK } from "@recollect/domain/limits/limits.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Transaction } from "../../../store/store.ts";
import { insertUnstudied, wasStudied, type DeckRow } from "../deck/decks.store.ts";
import { insertKey, type Creation } from "./creation-keys.store.ts";

/** With each so many decks of a student the long way is gone, which forgets old keys. */
const decksBetweenLooks = 32;

/** All conditions for a new deck in one query: each takes longer to send than to answer. */
const selectStanding = precompiled((db, { ownerId, id, key }: { ownerId: string; id: number; key: string }) =>
  db
    .selectFrom("users")
    .leftJoin("storageUse", "storageUse.userId", "users.id")
    .select(({ selectFrom }) => [
      "storageUse.deckCount",
      "storageUse.decks",
      "storageUse.versions",
      "storageUse.media",
      selectFrom("creationKeys").select("deckId").whereRef("creationKeys.ownerId", "=", "users.id").where("key", "=", key).as("keyed"),
      wasStudied(ownerId, id).as("wasStudied"),
    ])
    .where("users.id", "=", ownerId),
);

type Room = { /** `bytesOf` the deck */ bytes: number; /** the storage limit of a student, in bytes */ share: number };

/**
 * Makes a new deck on SQLite where nothing is in its way, in a transaction, which is alone with the database. Null when nothing was made: then the
 * long way has the deck, or the words for why there is none.
 */
export async function makeDeckPlainly(
  db: Transaction["db"],
  wanted: DeckRow,
  creation: Creation,
  { bytes, share }: Room,
): Promise<DeckRow | null> {
  const { ownerId, key, fingerprint, now } = creation;
  const [standing] = (await selectStanding(db, { ownerId, id: wanted.id, key: key ?? "" })).rows;
  if (!standing || standing.keyed !== null || standing.wasStudied) return null;
  const kept = standing.deckCount ?? 0;
  const used = (standing.decks ?? 0) + (standing.versions ?? 0) + (standing.media ?? 0);
  if (kept >= DECK.maxDecks || kept % decksBetweenLooks === 0 || used + bytes > share) return null;
  if (!(await insertUnstudied(db, wanted))) return null;
  if (key !== null) await insertKey(db, { ownerId, key, fingerprint, deckId: wanted.id, createdAt: now });
  return wanted;
}
