import { randomBytes } from "node:crypto";

import type { Store, Transaction } from "../../store/store.ts";
import { traits } from "../../store/database-capabilities.ts";
import { forgetDevices } from "../attempts/known-devices.store.ts";
import { endSessionsOf } from "../sessions/sessions.store.ts";
import { SCHOOL, withPassword } from "./providers.ts";

type SetPasswordOptions = {
  uid: string;
  hash: string;
  /** ms since 1970 */ now: number;
  /** the session to keep; all others end */ keptSession?: string;
};

/**
 * Sets a user's password, and ends the sessions, in every server process, and all links; all devices count as unknown from now on. The
 * password was checked and hashed before, because that takes too long for a transaction.
 */
export async function setPassword(
  tx: Transaction,
  kind: Store["kind"],
  { uid, hash, now, keptSession }: SetPasswordOptions,
): Promise<void> {
  const time = traits[kind].identityTime(now);
  const account = { ...withPassword, accountId: uid, userId: uid, password: hash, createdAt: time, updatedAt: time };
  await tx.db
    .insertInto("accounts")
    .values({ ...account, id: randomBytes(24).toString("base64url") })
    .onConflict((conflict) => conflict.columns(["issuer", "accountId"]).doUpdateSet({ password: hash, updatedAt: time }))
    .execute();
  await removeUnprovenSchool(tx, kind, uid);
  await endSessionsOf(tx, uid, { now, exceptId: keptSession });
  await forgetDevices(tx.db, uid);
}

/**
 * Removes a school login whose address was never verified: it may belong to somebody else than the owner of the address, who has just chosen the
 * password.
 */
async function removeUnprovenSchool({ db }: Transaction, kind: Store["kind"], uid: string): Promise<void> {
  const unverified = traits[kind].identityFlag(false);
  await db
    .deleteFrom("accounts")
    .where("userId", "=", uid)
    .where("providerId", "=", SCHOOL)
    .where("userId", "in", (eb) => eb.selectFrom("users").select("id").where("id", "=", uid).where("emailVerified", "=", unverified))
    .execute();
}

/** The hash of a student's password; null if they have none. */
export async function passwordHashOf(db: Transaction["db"], uid: string): Promise<string | null> {
  const row = await db
    .selectFrom("accounts")
    .select("password")
    .where("issuer", "=", withPassword.issuer)
    .where("accountId", "=", uid)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Replaces a password's hash by a newer one, unless the password was changed meanwhile. */
export async function replaceHash(db: Transaction["db"], uid: string, before: string, after: string): Promise<void> {
  await db.updateTable("accounts").set({ password: after }).where("accountId", "=", uid).where("password", "=", before).execute();
}
