import { DECK } from "@recollect/domain/limits/limits.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Transaction } from "../../../store/store.ts";
import { insertUnstudied, wasStudied, type DeckRow } from "../deck/decks.store.ts";
import { forgetSomeOldKeys, insertKey, type Creation } from "./creation-keys.store.ts";

/** With one of so many decks of a student old keys are deleted. */
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
      "storageUse.imports",
      selectFrom("creationKeys").select("deckId").whereRef("creationKeys.ownerId", "=", "users.id").where("key", "=", key).as("keyed"),
      wasStudied(ownerId, id).as("wasStudied"),
    ])
    .where("users.id", "=", ownerId),
);

type Space = { /** `bytesOf` the deck */ bytes: number; /** the storage limit of a student, in bytes */ share: number };

/**
 * Makes a new deck on SQLite if all conditions are met, in a transaction, which has the database to itself. Null if nothing was made: then the
 * ordinary way makes the deck, or throws the reason.
 */
export async function makeDeckPlainly(
  db: Transaction["db"],
  wanted: DeckRow,
  creation: Creation,
  { bytes, share }: Space,
): Promise<DeckRow | null> {
  const { ownerId, key, fingerprint, now } = creation;
  const [standing] = (await selectStanding(db, { ownerId, id: wanted.id, key: key ?? "" })).rows;
  if (!standing || standing.keyed !== null || standing.wasStudied) return null;
  const kept = standing.deckCount ?? 0;
  const used = (standing.decks ?? 0) + (standing.versions ?? 0) + (standing.media ?? 0) + (standing.imports ?? 0);
  if (kept >= DECK.maxDecks || used + bytes > share) return null;
  if (!(await insertUnstudied(db, wanted))) return null;
  if (kept % decksBetweenLooks === 0) await forgetSomeOldKeys(db, now);
  if (key !== null) await insertKey(db, { ownerId, key, fingerprint, deckId: wanted.id, createdAt: now });
  return wanted;
}
