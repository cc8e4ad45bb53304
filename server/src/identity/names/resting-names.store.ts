import { createHash } from "node:crypto";

import { dayMs } from "@recollect/domain/time/units.ts";

import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";

/** How long a name that was given up can be claimed by no other, in ms. */
export const NAME_RESTS_MS = 90 * dayMs;

/** Lays a canonical username to rest: it leads to its student for as long as there is one. */
export async function restName({ db }: Transaction, username: string, userId: string | null, now: number): Promise<void> {
  const row = { userId, until: now + NAME_RESTS_MS };
  await db.deleteFrom("restingNames").where("until", "<=", now).execute();
  await db
    .insertInto("restingNames")
    .values({ nameHash: hashOf(username), ...row })
    .onConflict((conflict) => conflict.column("nameHash").doUpdateSet(row))
    .execute();
}

/** Whom a resting name belonged to; null when it does not rest. */
export async function restingOwner(db: Db, username: string, now: number): Promise<{ userId: string | null } | null> {
  const row = await db
    .selectFrom("restingNames")
    .select("userId")
    .where("nameHash", "=", hashOf(username))
    .where("until", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** A student takes a name of theirs back. */
export async function wakeName({ db }: Transaction, username: string): Promise<void> {
  await db.deleteFrom("restingNames").where("nameHash", "=", hashOf(username)).execute();
}

function hashOf(username: string): string {
  return createHash("sha256").update(`username ${username}`).digest("base64url");
}
