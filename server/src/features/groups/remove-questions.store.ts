import type { Db } from "../../store/tables.ts";

/** Deletes the questions on decks that are gone for good: neither there nor in the trash. Returns how many. */
export async function deleteQuestionsWithoutDeck(db: Db, most: number): Promise<number> {
  const rows = await db
    .selectFrom("cardQuestions")
    .select("cardQuestions.id")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("trashedDecks")
            .select("trashedDecks.id")
            .whereRef("trashedDecks.ownerId", "=", "cardQuestions.deckOwnerId")
            .whereRef("trashedDecks.id", "=", "cardQuestions.deckId"),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("decks")
            .select("decks.id")
            .whereRef("decks.ownerId", "=", "cardQuestions.deckOwnerId")
            .whereRef("decks.id", "=", "cardQuestions.deckId"),
        ),
      ),
    )
    .limit(most)
    .execute();
  if (rows.length > 0)
    await db
      .deleteFrom("cardQuestions")
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
  return rows.length;
}
