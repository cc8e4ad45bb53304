import { precompiled } from "../../../store/precompiled.ts";
import type { Db, Tables } from "../../../store/tables.ts";

type OfDeck = Pick<Tables["cardStars"], "userId" | "deckOwnerId" | "deckId">;

const select = precompiled((db, { userId, deckOwnerId, deckId }: OfDeck) =>
  db
    .selectFrom("cardStars")
    .select("cardId")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId),
);

/** The ids of the student's starred cards in a deck, unordered. */
export async function starredCards(db: Db, deck: OfDeck): Promise<string[]> {
  return (await select(db, deck)).rows.map(({ cardId }) => cardId);
}

/** Returns whether the star is new. */
export async function addStar(db: Db, star: Tables["cardStars"]): Promise<boolean> {
  const result = await db
    .insertInto("cardStars")
    .values(star)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Stars written by one statement. */
const atOnce = 200;

/** Existing stars stay. */
export async function addStars(db: Db, deck: OfDeck, cardIds: readonly string[]): Promise<void> {
  for (let from = 0; from < cardIds.length; from += atOnce) {
    await db
      .insertInto("cardStars")
      .values(cardIds.slice(from, from + atOnce).map((cardId) => ({ ...deck, cardId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Returns whether there was one. */
export async function removeStar(db: Db, { userId, deckOwnerId, deckId, cardId }: Tables["cardStars"]): Promise<boolean> {
  const result = await db
    .deleteFrom("cardStars")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("cardId", "=", cardId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The number of the student's starred cards, in all decks. */
export async function countStars(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("cardStars")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** A deck that is restored under another number keeps its stars, for all students. */
export async function moveStars(db: Db, { ownerId, id }: { ownerId: string; id: number }, newId: number): Promise<void> {
  await db.updateTable("cardStars").set({ deckId: newId }).where("deckOwnerId", "=", ownerId).where("deckId", "=", id).execute();
}
