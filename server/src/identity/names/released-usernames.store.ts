import { createHash } from "node:crypto";

import { dayMs } from "@recollect/domain/time/units.ts";

import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";

/** How long a username that was given up is reserved, in ms. */
const NAME_RESTS_MS = 90 * dayMs;

/** Reserves a canonical username: it leads to its student while the account exists. */
export async function restName({ db }: Transaction, username: string, userId: string | null, now: number): Promise<void> {
  const row = { userId, until: now + NAME_RESTS_MS };
  await db.deleteFrom("restingNames").where("until", "<=", now).execute();
  await db
    .insertInto("restingNames")
    .values({ nameHash: hashOf(username), ...row })
    .onConflict((conflict) => conflict.column("nameHash").doUpdateSet(row))
    .execute();
}

/** The former owner of a reserved name; null if it is not reserved. */
export async function restingOwner(db: Db, username: string, now: number): Promise<{ userId: string | null } | null> {
  const row = await db
    .selectFrom("restingNames")
    .select("userId")
    .where("nameHash", "=", hashOf(username))
    .where("until", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** A student takes one of their names back. */
export async function wakeName({ db }: Transaction, username: string): Promise<void> {
  await db.deleteFrom("restingNames").where("nameHash", "=", hashOf(username)).execute();
}

function hashOf(username: string): string {
  return createHash("sha256").update(`username ${username}`).digest("base64url");
}
