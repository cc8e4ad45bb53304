import { ROUND } from "@recollect/domain/limits/round-limits.ts";
import type { RunningRound } from "@recollect/domain/rounds/round.ts";

import { mediaColumns, type MediaRow } from "../../media/media.store.ts";
import type { Db } from "../../store/tables.ts";
import type { RoundsTable } from "./rounds.tables.ts";

/** A round without its questions, which never change and may be long. */
export type RoundRow = Omit<RoundsTable, "questions">;

const columns = [
  "id",
  "code",
  "hostId",
  "deckOwnerId",
  "deckId",
  "title",
  "languages",
  "seconds",
  "questionCount",
  "question",
  "closesAt",
  "isOpen",
  "step",
  "touchedAt",
  "endedAt",
  "endedWhy",
] as const satisfies readonly (keyof RoundRow)[];

export async function findRound(db: Db, id: string): Promise<RoundRow | null> {
  return (await db.selectFrom("rounds").select(columns).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The round, locked until the transaction ends: its steps, and who joins it, come one after the other. */
export async function lockRound(db: Db, id: string): Promise<RoundRow | null> {
  return (await db.selectFrom("rounds").select(columns).where("id", "=", id).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export async function roundByCode(db: Db, code: string): Promise<RoundRow | null> {
  return (await db.selectFrom("rounds").select(columns).where("code", "=", code).executeTakeFirst()) ?? null;
}

/** The round of this host that is not over; null for none. */
export async function runningRound(db: Db, hostId: string, now: number): Promise<RunningRound | null> {
  const row = await db
    .selectFrom("rounds")
    .select(["id", "title"])
    .where("hostId", "=", hostId)
    .where("endedAt", "is", null)
    .where("touchedAt", ">", now - ROUND.idleMs)
    .executeTakeFirst();
  return row ?? null;
}

export async function addRound(db: Db, round: RoundsTable): Promise<void> {
  await db.insertInto("rounds").values(round).execute();
}

export async function changeRound(db: Db, id: string, change: Partial<RoundRow>): Promise<void> {
  await db.updateTable("rounds").set(change).where("id", "=", id).execute();
}

export async function questionsText(db: Db, id: string): Promise<string | null> {
  return (await db.selectFrom("rounds").select("questions").where("id", "=", id).executeTakeFirst())?.questions ?? null;
}

/** Deletes a round with its players and answers. */
export async function removeRound(db: Db, id: string): Promise<void> {
  await db.deleteFrom("rounds").where("id", "=", id).execute();
}

/** Some rounds that nobody touched since a moment, in ms since 1970. */
export async function roundsUntouchedSince(db: Db, moment: number, most: number): Promise<string[]> {
  const rows = await db.selectFrom("rounds").select("id").where("touchedAt", "<=", moment).orderBy("touchedAt").limit(most).execute();
  return rows.map(({ id }) => id);
}

/** A picture or a sound that the round's deck uses; null for any other. */
export async function findMediumOfDeck(
  db: Db,
  { deckOwnerId, deckId }: Pick<RoundRow, "deckOwnerId" | "deckId">,
  mediaId: string,
): Promise<MediaRow | null> {
  const row = await db
    .selectFrom("media")
    .innerJoin("mediaUses", "mediaUses.mediaId", "media.id")
    .select(mediaColumns.map((column) => `media.${column}` as const))
    .where("media.id", "=", mediaId)
    .where("mediaUses.deckOwnerId", "=", deckOwnerId)
    .where("mediaUses.deckId", "=", deckId)
    .executeTakeFirst();
  return row ?? null;
}
