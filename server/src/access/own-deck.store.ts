import type { Db } from "../store/tables.ts";

/** Whether the deck is this student's own. */
export async function isOwnDeck(db: Db, ownerId: string, id: number): Promise<boolean> {
  return (await db.selectFrom("decks").select("id").where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst()) !== undefined;
}
