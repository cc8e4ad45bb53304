import { createHash } from "node:crypto";

import { dayMs } from "@recollect/domain/time/units.ts";

import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";

/** How long a username that was given up is reserved, in ms. */
const RESERVED_MS = 90 * dayMs;

/** Reserves a canonical username: it leads to its student while the account exists. */
export async function reserveReleasedUsername({ db }: Transaction, username: string, userId: string | null, now: number): Promise<void> {
  const row = { userId, until: now + RESERVED_MS };
  await db.deleteFrom("restingNames").where("until", "<=", now).execute();
  await db
    .insertInto("restingNames")
    .values({ nameHash: hashOf(username), ...row })
    .onConflict((conflict) => conflict.column("nameHash").doUpdateSet(row))
    .execute();
}

/** The former owner of a reserved name; null if it is not reserved. */
export async function formerOwnerOf(db: Db, username: string, now: number): Promise<{ userId: string | null } | null> {
  const row = await db
    .selectFrom("restingNames")
    .select("userId")
    .where("nameHash", "=", hashOf(username))
    .where("until", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a canonical username is free: nobody has it, and nobody gave it up lately. */
export async function isFreeName(db: Db, username: string, now: number): Promise<boolean> {
  if ((await formerOwnerOf(db, username, now)) !== null) return false;
  return (await db.selectFrom("users").select("id").where("username", "=", username).executeTakeFirst()) === undefined;
}

/** Those of the canonical usernames that somebody gave up and that nobody may claim yet. */
export async function givenUpNames(db: Db, usernames: readonly string[], now: number): Promise<Set<string>> {
  const byHash = new Map(usernames.map((username) => [hashOf(username), username]));
  const hashes = [...byHash.keys()];
  const found = new Set<string>();
  for (let from = 0; from < hashes.length; from += namesAtOnce) {
    const rows = await db
      .selectFrom("restingNames")
      .select("nameHash")
      .where("nameHash", "in", hashes.slice(from, from + namesAtOnce))
      .where("until", ">", now)
      .execute();
    for (const { nameHash } of rows) found.add(byHash.get(nameHash) ?? "");
  }
  return found;
}

/** Names of one statement: databases limit the number of its values. */
const namesAtOnce = 500;

/** A student takes one of their names back. */
export async function takeBackUsername({ db }: Transaction, username: string): Promise<void> {
  await db.deleteFrom("restingNames").where("nameHash", "=", hashOf(username)).execute();
}

function hashOf(username: string): string {
  return createHash("sha256").update(`username ${username}`).digest("base64url");
}
