import { sql } from "kysely";

import type { Db } from "../../store/tables.ts";

/** The title of a deck and the beginning of its cards' text; whoever asks may read the deck. */
export async function findDeckToCompare(db: Db, { ownerId, id }: { ownerId: string; id: number }, mostOfCards: number) {
  const row = await db
    .selectFrom("decks")
    .select(["title", sql<string>`substr("cards", 1, ${mostOfCards})`.as("cards")])
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}
