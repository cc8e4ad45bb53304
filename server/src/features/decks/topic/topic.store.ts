import { sql } from "kysely";

import type { Db } from "../../../store/tables.ts";

type Key = { ownerId: string; id: number };

/** What a choice of the topic needs of a deck; of a long one the beginning of its cards. */
export async function findTopicSource(db: Db, { ownerId, id }: Key, mostOfCards: number) {
  const columns = ["title", "description", "languages", "topic"] as const;
  const row = await db
    .selectFrom("decks")
    .select(columns)
    .select(sql<string>`substr("cards", 1, ${mostOfCards})`.as("cards"))
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets a deck's topic, JSON text or null. Returns whether there is such a deck. */
export async function saveTopic(db: Db, { ownerId, id }: Key, topic: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("decks")
    .set({ topic })
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A copy is about what its original is about. */
export async function copyTopic(db: Db, from: Key, to: Key): Promise<void> {
  const original = await db
    .selectFrom("decks")
    .select("topic")
    .where("ownerId", "=", from.ownerId)
    .where("id", "=", from.id)
    .executeTakeFirst();
  if (original?.topic) await saveTopic(db, to, original.topic);
}
