import { isListedDeck } from "../../access/deck-conditions.store.ts";
import type { Db, DecksTable } from "../../store/tables.ts";

export type PublicDeckRow = Pick<DecksTable, "id" | "title" | "description" | "cardCount" | "visibility" | "updatedAt">;

/** The Public decks of a student, newest first. */
export async function listPublicDecks(db: Db, ownerId: string): Promise<PublicDeckRow[]> {
  return db
    .selectFrom("decks")
    .select(["id", "title", "description", "cardCount", "visibility", "updatedAt"])
    .where("ownerId", "=", ownerId)
    .where(isListedDeck)
    .orderBy("id", "desc")
    .execute();
}
