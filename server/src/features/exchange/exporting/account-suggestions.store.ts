import type { Db } from "../../../store/tables.ts";

/** The corrections that somebody suggested, with what became of them, and who may suggest some for this person's own decks. */
export async function suggestionsOfAccount(db: Db, uid: string) {
  const made = await db
    .selectFrom("cardSuggestions")
    .select(["deckOwnerId as ownerId", "deckId", "deckTitle", "cardId", "field", "base", "text", "sentence"])
    .select(["suggestedAt", "decidedAt", "decision", "answer"])
    .where("byId", "=", uid)
    .orderBy("suggestedAt")
    .orderBy("id")
    .execute();
  const allowed = await db
    .selectFrom("deckSuggestions")
    .select(["ownerId", "deckId", "audience"])
    .where("ownerId", "=", uid)
    .orderBy("deckId")
    .execute();
  return { made, allowed };
}
