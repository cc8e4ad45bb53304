import type { Badge } from "@recollect/domain/accounts/profile.ts";

import { isSharedWith } from "../../../access/deck-conditions.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db, DecksTable } from "../../../store/tables.ts";

type FiledRow = { deckOwnerId: string; deckId: number; path: string };

/** A deck of another student in one of the student's folders that is still shared. */
type FiledSharedRow = Pick<DecksTable, "ownerId" | "id" | "title" | "description" | "cardCount" | "visibility" | "updatedAt"> & {
  username: string | null;
  displayName: string | null;
  badge: Badge | null;
};

const selectFolders = precompiled((db, { userId }: { userId: string }) =>
  db.selectFrom("folders").select("path").where("userId", "=", userId),
);

const selectFiled = precompiled((db, { userId }: { userId: string }) =>
  db.selectFrom("filedDecks").select(["deckOwnerId", "deckId", "path"]).where("userId", "=", userId),
);

const selectTags = precompiled((db, { userId }: { userId: string }) =>
  db.selectFrom("deckTags").select(["deckOwnerId", "deckId", "tag"]).where("userId", "=", userId).orderBy("tag"),
);

const selectFiledShared = precompiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom("filedDecks")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "deckOwnerId").onRef("decks.id", "=", "deckId"))
    .innerJoin("users", "users.id", "decks.ownerId")
    .select(["decks.ownerId", "decks.id", "decks.title", "decks.description", "decks.cardCount", "decks.visibility", "decks.updatedAt"])
    .select(["users.username", "users.displayName", "users.badge"])
    .where("filedDecks.userId", "=", userId)
    .where("filedDecks.deckOwnerId", "<>", userId)
    .where(isSharedWith(userId)),
);

export async function readFolders(db: Db, userId: string): Promise<string[]> {
  return (await selectFolders(db, { userId })).rows.map(({ path }) => path);
}

export async function readFiledDecks(db: Db, userId: string): Promise<FiledRow[]> {
  return (await selectFiled(db, { userId })).rows;
}

export async function readDeckTags(db: Db, userId: string): Promise<{ deckOwnerId: string; deckId: number; tag: string }[]> {
  return (await selectTags(db, { userId })).rows;
}

export async function readFiledShared(db: Db, userId: string): Promise<FiledSharedRow[]> {
  return (await selectFiledShared(db, { userId })).rows;
}

export async function insertFolders(db: Db, userId: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .insertInto("folders")
    .values(paths.map((path) => ({ userId, path })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFolders(db: Db, userId: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db.deleteFrom("folders").where("userId", "=", userId).where("path", "in", paths).execute();
}

/** Moves every deck of one folder into the other; null means no folder. */
export async function refile(db: Db, userId: string, from: string, to: string | null): Promise<void> {
  if (to === null) await db.deleteFrom("filedDecks").where("userId", "=", userId).where("path", "=", from).execute();
  else await db.updateTable("filedDecks").set({ path: to }).where("userId", "=", userId).where("path", "=", from).execute();
}

type Place = { userId: string; deckOwnerId: string; deckId: number };

export async function fileDeck(db: Db, { userId, deckOwnerId, deckId }: Place, path: string | null): Promise<void> {
  if (path === null) {
    await db
      .deleteFrom("filedDecks")
      .where("userId", "=", userId)
      .where("deckOwnerId", "=", deckOwnerId)
      .where("deckId", "=", deckId)
      .execute();
    return;
  }
  await db
    .insertInto("filedDecks")
    .values({ userId, deckOwnerId, deckId, path })
    .onConflict((conflict) => conflict.columns(["userId", "deckOwnerId", "deckId"]).doUpdateSet({ path }))
    .execute();
}

/** Replaces the student's tags on a deck. */
export async function saveDeckTags(db: Db, { userId, deckOwnerId, deckId }: Place, tags: readonly string[]): Promise<void> {
  await db
    .deleteFrom("deckTags")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .execute();
  if (tags.length === 0) return;
  await db
    .insertInto("deckTags")
    .values(tags.map((tag) => ({ userId, deckOwnerId, deckId, tag })))
    .execute();
}

export async function countDeckTags(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("deckTags")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Moves the rows of a deck that is restored under another number. */
export async function moveFiled(db: Db, { ownerId, id }: { ownerId: string; id: number }, newId: number): Promise<void> {
  for (const table of ["filedDecks", "deckTags"] as const)
    await db.updateTable(table).set({ deckId: newId }).where("deckOwnerId", "=", ownerId).where("deckId", "=", id).execute();
}
