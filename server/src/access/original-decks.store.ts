import type { Badge } from "@recollect/domain/accounts/profile.ts";

import { precompiled } from "../store/precompiled.ts";
import type { Db, DecksTable } from "../store/tables.ts";
import { isSharedDeck, isSharedWith, mayOpen } from "./deck-conditions.store.ts";

/** The deck that a copy follows, without its cards: how long they are, in bytes, and who wrote it. */
export type OriginalHead = Pick<DecksTable, "ownerId" | "id" | "title" | "revision" | "visibility"> & {
  bytes: number;
  username: string | null;
  displayName: string | null;
  badge: Badge | null;
};

type OriginalText = Pick<DecksTable, "title" | "description" | "cards" | "revision">;

/** A deck of another student, as it is asked for by a follower: `uid`. */
type Key = { uid: string; ownerId: string; id: number };

const deckByKey = (db: Db, { ownerId, id }: Pick<Key, "ownerId" | "id">) =>
  db.selectFrom("decks").where("decks.ownerId", "=", ownerId).where("decks.id", "=", id);

const selectHead = precompiled((db, key: Key) =>
  deckByKey(db, key)
    .where(isSharedWith(key.uid))
    .innerJoin("users", "users.id", "decks.ownerId")
    .select(["decks.ownerId", "decks.id", "decks.title", "decks.revision", "decks.visibility"])
    .select((eb) => eb.fn<number>("octet_length", ["decks.cards"]).as("bytes"))
    .select(["users.username", "users.displayName", "users.badge"]),
);

const selectText = precompiled((db, key: Pick<Key, "ownerId" | "id">) =>
  deckByKey(db, key).where(isSharedDeck).select(["title", "description", "cards", "revision"]),
);

/** The deck by its key, as it is now, if the follower may read it, also in a group alone; null otherwise. It is not locked: its author's saves never wait for followers. */
export async function findOriginal(db: Db, key: Key): Promise<OriginalHead | null> {
  return (await selectHead(db, key)).rows[0] ?? null;
}

/** The content of the deck by its key, as it is now, if it is shared by its link: only then a copy takes it. */
export async function readOriginal(db: Db, key: Pick<Key, "ownerId" | "id">): Promise<OriginalText | null> {
  return (await selectText(db, key)).rows[0] ?? null;
}

/** The owner of a deck that the student may open; null if there is none with this id. */
export async function ownerOfOpen(db: Db, uid: string, id: number): Promise<string | null> {
  const row = await db
    .selectFrom("decks")
    .select("ownerId")
    .where("id", "=", id)
    .where("id", ">", 1)
    .where(mayOpen(uid))
    .executeTakeFirst();
  return row?.ownerId ?? null;
}

/** The student's decks whose originals are still shared by their links, and whether they have another revision than was last taken. */
export async function followedDecks(db: Db, uid: string): Promise<{ deckId: number; isChanged: boolean }[]> {
  const rows = await db
    .selectFrom("followedDecks")
    .innerJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "followedDecks.sourceOwnerId").onRef("decks.id", "=", "followedDecks.sourceId"),
    )
    .select(["followedDecks.deckId", "followedDecks.takenRevision", "decks.revision"])
    .where("followedDecks.ownerId", "=", uid)
    .where(isSharedDeck)
    .orderBy("followedDecks.deckId")
    .execute();
  return rows.map(({ deckId, takenRevision, revision }) => ({ deckId, isChanged: revision !== takenRevision }));
}
