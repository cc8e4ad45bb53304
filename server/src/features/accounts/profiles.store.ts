import { isListedDeck } from "../../access/deck-conditions.store.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Db, DecksTable } from "../../store/tables.ts";

export type PublicDeckRow = Pick<DecksTable, "id" | "title" | "description" | "cardCount" | "visibility" | "updatedAt">;

const selectPublicDecks = precompiled((db, { ownerId }: { ownerId: string }) =>
  db
    .selectFrom("decks")
    .select(["id", "title", "description", "cardCount", "visibility", "updatedAt"])
    .where("ownerId", "=", ownerId)
    .where(isListedDeck)
    .orderBy("id", "desc"),
);

/** The Public decks of a student, newest first. */
export async function listPublicDecks(db: Db, ownerId: string): Promise<PublicDeckRow[]> {
  return (await selectPublicDecks(db, { ownerId })).rows;
}
