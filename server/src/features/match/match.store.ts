import { compareTimes, keptTimes, type MatchTime } from "@recollect/domain/practice/match/match-times.ts";

import type { Db } from "../../store/tables.ts";
import type { MatchGamesTable, MatchTimesTable } from "./match.tables.ts";

type OfDeck = Pick<MatchTimesTable, "userId" | "deckOwnerId" | "deckId">;

/** A time and when it was played, in ms since 1970. */
export type PlayedTime = MatchTime & { playedAt: number };

type StoredTime = PlayedTime & Pick<MatchTimesTable, "isChecked">;

/** A student's best times with a deck, the best first. */
export async function bestTimes(db: Db, deck: OfDeck): Promise<PlayedTime[]> {
  const times = await storedTimes(db, deck);
  return times.slice(0, keptTimes).map(({ ms, pairs, playedAt }) => ({ ms, pairs, playedAt }));
}

async function storedTimes(db: Db, { userId, deckOwnerId, deckId }: OfDeck): Promise<StoredTime[]> {
  const rows = await db
    .selectFrom("matchTimes")
    .select(["ms", "pairs", "playedAt", "isChecked"])
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .execute();
  return rows.toSorted((a, b) => compareTimes(a, b) || a.playedAt - b.playedAt);
}

/**
 * Adds a time, and deletes those that are not among the best ones any more. Those that were checked here and those that were not are counted apart, so that a
 * file's times never take the place of those in a group's list. A time of the same moment is known already.
 */
export async function addTime(db: Db, deck: OfDeck, time: StoredTime): Promise<void> {
  await db
    .insertInto("matchTimes")
    .values({ ...deck, ...time })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const alike = (await storedTimes(db, deck)).filter(({ isChecked }) => isChecked === time.isChecked);
  const surplus = alike.slice(keptTimes).map(({ playedAt }) => playedAt);
  if (surplus.length === 0) return;
  await db
    .deleteFrom("matchTimes")
    .where("userId", "=", deck.userId)
    .where("deckOwnerId", "=", deck.deckOwnerId)
    .where("deckId", "=", deck.deckId)
    .where("playedAt", "in", surplus)
    .execute();
}

/** A game that was begun before this is over, and its time will not come. */
const gameLifeMs = 10 * 60_000;

/** Stores the game that a student begins with a deck; the one before is over. */
export async function startGame(db: Db, { userId, deckOwnerId, deckId, gameId, startedAt }: MatchGamesTable): Promise<void> {
  await db
    .deleteFrom("matchGames")
    .where("userId", "=", userId)
    .where("startedAt", "<", startedAt - gameLifeMs)
    .execute();
  await db
    .insertInto("matchGames")
    .values({ userId, deckOwnerId, deckId, gameId, startedAt })
    .onConflict((conflict) => conflict.columns(["userId", "deckOwnerId", "deckId"]).doUpdateSet({ gameId, startedAt }))
    .execute();
}

/** Takes a begun game out, so that its time counts once; returns when it began, null if there is no such game. */
export async function takeGame(db: Db, { userId, deckOwnerId, deckId }: OfDeck, gameId: string): Promise<number | null> {
  const game = await db
    .deleteFrom("matchGames")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("gameId", "=", gameId)
    .returning("startedAt")
    .executeTakeFirst();
  return game?.startedAt ?? null;
}

/** A group of the student that has the deck, and whether the student is in its list. */
export type GroupWithDeck = { groupId: string; name: string; role: "teacher" | "student"; settings: string; isShown: boolean };

/** The student's groups that have the deck, by name. */
export async function groupsWithDeck(db: Db, { userId, deckOwnerId, deckId }: OfDeck): Promise<GroupWithDeck[]> {
  const rows = await db
    .selectFrom("groupDecks")
    .innerJoin("groupMembers as member", (join) => join.onRef("member.groupId", "=", "groupDecks.groupId").on("member.userId", "=", userId))
    .innerJoin("groups", "groups.id", "groupDecks.groupId")
    .leftJoin("matchShown as shown", (join) =>
      join.onRef("shown.groupId", "=", "member.groupId").onRef("shown.userId", "=", "member.userId"),
    )
    .select(["groups.id as groupId", "groups.name", "member.role", "groups.settings", "shown.userId as shownId"])
    .where("groupDecks.deckOwnerId", "=", deckOwnerId)
    .where("groupDecks.deckId", "=", deckId)
    .where("member.leftAt", "is", null)
    .orderBy("groups.name")
    .orderBy("groups.id")
    .execute();
  return rows.map(({ shownId, ...row }) => ({ ...row, isShown: shownId !== null }));
}

/** A member's time in a group's list, with the name that members see. */
export type ShownTime = PlayedTime & { userId: string; displayName: string | null; username: string | null };

/** The checked times of the members of a group who chose to be shown: at most a few of each. */
export async function shownTimes(db: Db, groupId: string, { deckOwnerId, deckId }: Omit<OfDeck, "userId">): Promise<ShownTime[]> {
  return db
    .selectFrom("matchShown as shown")
    .innerJoin("groupMembers as member", (join) =>
      join.onRef("member.groupId", "=", "shown.groupId").onRef("member.userId", "=", "shown.userId"),
    )
    .innerJoin("users", "users.id", "shown.userId")
    .innerJoin("matchTimes as time", (join) =>
      join.onRef("time.userId", "=", "shown.userId").on("time.deckOwnerId", "=", deckOwnerId).on("time.deckId", "=", deckId),
    )
    .select(["shown.userId", "users.displayName", "users.username", "time.ms", "time.pairs", "time.playedAt"])
    .where("shown.groupId", "=", groupId)
    .where("member.leftAt", "is", null)
    .where("time.isChecked", "=", 1)
    .execute();
}

/** A member is in the group's lists of best times from now on, or in none any more. Who leaves the group at the same moment is in none. */
export async function setShown(db: Db, { groupId, userId }: { groupId: string; userId: string }, isShown: boolean): Promise<void> {
  if (!isShown) {
    await db.deleteFrom("matchShown").where("groupId", "=", groupId).where("userId", "=", userId).execute();
    return;
  }
  const member = await db
    .selectFrom("groupMembers")
    .select("userId")
    .where("groupId", "=", groupId)
    .where("userId", "=", userId)
    .where("leftAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) return;
  await db
    .insertInto("matchShown")
    .values({ groupId, userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
