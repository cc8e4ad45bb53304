import type { Db } from "../../store/tables.ts";
import type { GroupDecksTable } from "./groups.tables.ts";

type GroupDeckKey = Pick<GroupDecksTable, "deckOwnerId" | "deckId" | "groupId">;

/** Adds a deck at the end of a group's list; one that is there already stays as it is. */
export async function addGroupDeck(db: Db, deck: Omit<GroupDecksTable, "position">): Promise<void> {
  const last = await db
    .selectFrom("groupDecks")
    .select(({ fn }) => fn.max<number | null>("position").as("position"))
    .where("groupId", "=", deck.groupId)
    .executeTakeFirst();
  await db
    .insertInto("groupDecks")
    .values({ ...deck, position: (last?.position ?? -1) + 1 })
    .onConflict((conflict) => conflict.columns(["deckOwnerId", "deckId", "groupId"]).doNothing())
    .execute();
}

/** Takes a deck out of a group; returns whether it was there. */
export async function removeGroupDeck(db: Db, { deckOwnerId, deckId, groupId }: GroupDeckKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("groupDecks")
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("groupId", "=", groupId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes the decks of somebody who leaves out of a group. */
export async function removeDecksOf(db: Db, { groupId, ownerId }: { groupId: string; ownerId: string }): Promise<void> {
  await db.deleteFrom("groupDecks").where("groupId", "=", groupId).where("deckOwnerId", "=", ownerId).execute();
}

export async function countGroupDecks(db: Db, groupId: string): Promise<number> {
  const row = await db
    .selectFrom("groupDecks")
    .select(({ fn }) => fn.countAll<number>().as("decks"))
    .where("groupId", "=", groupId)
    .executeTakeFirstOrThrow();
  return row.decks;
}

/** Whether a deck is in a group. */
export async function isInGroup(db: Db, { deckOwnerId, deckId, groupId }: GroupDeckKey): Promise<boolean> {
  const row = await db
    .selectFrom("groupDecks")
    .select("deckId")
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("groupId", "=", groupId)
    .executeTakeFirst();
  return row !== undefined;
}
