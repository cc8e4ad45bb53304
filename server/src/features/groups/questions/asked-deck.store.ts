import { mayOpen } from "../../../access/deck-conditions.store.ts";
import type { Db } from "../../../store/tables.ts";
import type { AskedDeck } from "./questions.store.ts";

function deckInGroup(db: Db, reader: string, groupId: string, { deckOwnerId, deckId }: AskedDeck) {
  return db
    .selectFrom("groupDecks")
    .innerJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "groupDecks.deckOwnerId").onRef("decks.id", "=", "groupDecks.deckId").on(mayOpen(reader)),
    )
    .where("groupDecks.groupId", "=", groupId)
    .where("groupDecks.deckOwnerId", "=", deckOwnerId)
    .where("groupDecks.deckId", "=", deckId);
}

/** The length of a deck's cards, in bytes, if it is in the group and the reader may open it; null otherwise. */
export async function askedDeck(db: Db, reader: string, groupId: string, deck: AskedDeck): Promise<{ bytes: number } | null> {
  const row = await deckInGroup(db, reader, groupId, deck)
    .select((eb) => eb.fn<number>("octet_length", ["decks.cards"]).as("bytes"))
    .executeTakeFirst();
  return row ?? null;
}

/** Its cards as stored. */
export async function deckOfQuestions(db: Db, reader: string, groupId: string, deck: AskedDeck): Promise<string | null> {
  return (await deckInGroup(db, reader, groupId, deck).select("decks.cards").executeTakeFirst())?.cards ?? null;
}
