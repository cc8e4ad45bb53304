import type { Db } from "../store/tables.ts";

/** Whether a moderator took the deck down. */
export async function isTakenDown(db: Db, { deckOwnerId, deckId }: { deckOwnerId: string; deckId: number }): Promise<boolean> {
  const row = await db
    .selectFrom("deckRestrictions")
    .select("level")
    .where("ownerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .executeTakeFirst();
  return row?.level === "taken-down";
}
