import { DECK } from "@recollect/domain/limits/limits.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Transaction } from "../../../store/store.ts";
import { bytesOf, insertDeck, type DeckRow } from "../deck/decks.store.ts";
import { insertKey, type Creation } from "./creation-keys.store.ts";

/** With each so many decks of a student the long way is gone, which forgets old keys. */
const decksBetweenLooks = 32;

/** All that may stand in the way of a new deck, as one question: each takes longer to put than to answer. */
const selectStanding = precompiled((db, { ownerId, key }: { ownerId: string; key: string }) =>
  db
    .selectFrom("users")
    .leftJoin("storageUse", "storageUse.userId", "users.id")
    .select(({ selectFrom }) => [
      "storageUse.deckCount",
      "storageUse.decks",
      "storageUse.versions",
      "storageUse.media",
      selectFrom("creationKeys").select("deckId").whereRef("creationKeys.ownerId", "=", "users.id").where("key", "=", key).as("keyed"),
    ])
    .where("users.id", "=", ownerId),
);

/**
 * Makes a new deck on SQLite where nothing is in its way, in a transaction, which is alone with the database. Null when nothing was made: then the
 * long way has the deck, or the words for why there is none.
 */
export async function makeDeckPlainly(db: Transaction["db"], wanted: DeckRow, creation: Creation, share: number): Promise<DeckRow | null> {
  const { ownerId, key, fingerprint, now } = creation;
  const [standing] = (await selectStanding(db, { ownerId, key: key ?? "" })).rows;
  if (!standing || standing.keyed !== null) return null;
  const kept = standing.deckCount ?? 0;
  const used = (standing.decks ?? 0) + (standing.versions ?? 0) + (standing.media ?? 0);
  if (kept >= DECK.maxDecks || kept % decksBetweenLooks === 0 || used + bytesOf(wanted) > share) return null;
  const made = await insertDeck(db, wanted);
  if (key !== null) await insertKey(db, { ownerId, key, fingerprint, deckId: made.id, createdAt: now });
  return made;
}
