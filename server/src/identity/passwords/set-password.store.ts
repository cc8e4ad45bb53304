import { randomBytes } from "node:crypto";

import type { Store, Transaction } from "../../store/store.ts";
import { traits } from "../../store/traits.ts";
import { endSessionsOf } from "../sessions/sessions.store.ts";

/** How the identity library marks an account with a password. */
const withPassword = { issuer: "local:credential", providerId: "credential" } as const;

type Given = {
  uid: string;
  hash: string;
  /** ms since 1970 */ now: number;
  /** the session to keep; all others end */ keptSession?: string;
};

/**
 * Sets a user's password, and ends the sessions, in every server process. The password was checked and hashed before, because that takes
 * too long for a transaction.
 */
export async function setPassword(tx: Transaction, kind: Store["kind"], { uid, hash, now, keptSession }: Given): Promise<void> {
  const time = traits[kind].identityTime(now);
  const account = { ...withPassword, accountId: uid, userId: uid, password: hash, createdAt: time, updatedAt: time };
  await tx.db
    .insertInto("accounts")
    .values({ ...account, id: randomBytes(24).toString("base64url") })
    .onConflict((conflict) => conflict.columns(["issuer", "accountId"]).doUpdateSet({ password: hash, updatedAt: time }))
    .execute();
  await endSessionsOf(tx, uid, keptSession);
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
