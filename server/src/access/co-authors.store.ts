import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";
import { mayWrite } from "./deck-conditions.store.ts";

type Key = { uid: string; ownerId: string; id: number };

const selectWritten = precompiled((db, { uid, ownerId, id }: Key) =>
  db.selectFrom("decks").select("id").where("ownerId", "=", ownerId).where("id", "=", id).where(mayWrite(uid)),
);

/** Whether this person is a co-author of the deck now. The owner is not one. */
export async function isCoAuthor(db: Db, uid: string, { ownerId, id }: Pick<Key, "ownerId" | "id">): Promise<boolean> {
  return (await selectWritten(db, { uid, ownerId, id })).rows.length > 0;
}

/** The decks of which this person is a co-author now, taken down or not: the condition of `mayWrite` is asked where they are read. */
export function writtenDecks(db: Db, uid: string) {
  return db
    .selectFrom("deckEditors")
    .select(["deckOwnerId", "deckId"])
    .where("userId", "=", uid)
    .where("acceptedAt", "is not", null)
    .where("endedAt", "is", null);
}
