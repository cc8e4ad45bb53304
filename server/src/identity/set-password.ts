import { randomBytes } from "node:crypto";

import { hashPassword } from "better-auth/crypto";

import type { Store } from "../store/store.ts";

/** How the identity library marks an account that signs in with a password. */
const withPassword = { issuer: "local:credential", providerId: "credential" } as const;

/**
 * Gives a user another password, or a first one, and ends every session of theirs, in every server process. The password has been
 * checked. Written here, because the library sets a password only for somebody who is signed in.
 */
export async function setPassword(store: Store, uid: string, password: string, now: number): Promise<void> {
  const hash = await hashPassword(password);
  const time = store.kind === "sqlite" ? new Date(now).toISOString() : new Date(now);
  await store.write(async (tx) => {
    const account = { ...withPassword, accountId: uid, userId: uid, password: hash, createdAt: time, updatedAt: time };
    await tx.db
      .insertInto("accounts")
      .values({ ...account, id: randomBytes(24).toString("base64url") })
      .onConflict((conflict) => conflict.columns(["issuer", "accountId"]).doUpdateSet({ password: hash, updatedAt: time }))
      .execute();
    const ended = await tx.db.deleteFrom("sessions").where("userId", "=", uid).returning("id").execute();
    for (const { id } of ended) tx.announce({ kind: "session-ended", uid, sessionId: id });
  });
}
