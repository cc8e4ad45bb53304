import type { Badge } from "@recollect/domain/accounts/profile.ts";
import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { GroupDeck } from "@recollect/domain/groups/group.ts";

import { mayOpen } from "../../access/deck-conditions.store.ts";
import { cardsStart } from "../../access/first-card.store.ts";
import { shownSummaryOf } from "../../access/shared-summary.ts";
import type { Db, DecksTable } from "../../store/tables.ts";
import type { GroupDecksTable } from "./groups.tables.ts";

export type GroupDeckKey = Pick<GroupDecksTable, "deckOwnerId" | "deckId" | "groupId">;

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

type DeckOfGroupRow = Pick<
  DecksTable,
  "ownerId" | "id" | "title" | "description" | "cardCount" | "visibility" | "updatedAt" | "firstCard"
> & {
  addedAt: number;
  cardsStart: string | null;
  username: string | null;
  displayName: string | null;
  badge: Badge | null;
  selectedTheme: ThemeIndex;
};

/** The group's decks that this reader may open, in the group's order: one that its author withdrew or a moderator took down is left out. */
export async function decksOfGroup(db: Db, groupId: string, uid: string): Promise<GroupDeck[]> {
  const rows: DeckOfGroupRow[] = await db
    .selectFrom("groupDecks")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "groupDecks.deckOwnerId").onRef("decks.id", "=", "groupDecks.deckId"))
    .innerJoin("users", "users.id", "decks.ownerId")
    .select(["decks.ownerId", "decks.id", "decks.title", "decks.description", "decks.cardCount", "decks.visibility", "decks.updatedAt"])
    .select(["decks.firstCard", cardsStart, "groupDecks.addedAt"])
    .select(["users.username", "users.displayName", "users.badge", "users.selectedTheme"])
    .where("groupDecks.groupId", "=", groupId)
    .where(mayOpen(uid))
    .orderBy("groupDecks.position")
    .orderBy("groupDecks.addedAt")
    .execute();
  return rows.map((row) => ({ ...shownSummaryOf(row, row.badge === "OFFICIAL"), addedAt: row.addedAt }));
}

/** The decks in a group, of one owner or of all. */
export async function groupDeckKeys(db: Db, groupId: string, ownerId: string | null = null): Promise<GroupDeckKey[]> {
  const all = db.selectFrom("groupDecks").select(["deckOwnerId", "deckId", "groupId"]).where("groupId", "=", groupId);
  return (ownerId === null ? all : all.where("deckOwnerId", "=", ownerId)).execute();
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
