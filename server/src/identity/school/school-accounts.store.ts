import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { endSessionsOf } from "../sessions/sessions.store.ts";

/** How the identity library marks an account with the school. */
export const SCHOOL = "school";

type Known = {
  uid: string;
  /** whether the address was ever confirmed */ isVerified: boolean;
  /** whether the school signs in to it already */ isLinked: boolean;
};

/** The account that an address has here; null when it has none. */
export async function knownByEmail(db: Db, email: string): Promise<Known | null> {
  const user = await db.selectFrom("users").select(["id", "emailVerified"]).where("email", "=", email.toLowerCase()).executeTakeFirst();
  if (!user) return null;
  const linked = await db
    .selectFrom("accounts")
    .select("id")
    .where("userId", "=", user.id)
    .where("providerId", "=", SCHOOL)
    .executeTakeFirst();
  return { uid: user.id, isVerified: Boolean(user.emailVerified), isLinked: linked !== undefined };
}

/** The one who set the password had not proven that the address is theirs; the school has. It goes, with every session but this one. */
export async function distrustPassword(tx: Transaction, uid: string, sessionId: string): Promise<void> {
  await tx.db.deleteFrom("accounts").where("userId", "=", uid).where("providerId", "=", "credential").execute();
  await tx.db.deleteFrom("knownDevices").where("userId", "=", uid).execute();
  await endSessionsOf(tx, uid, sessionId);
}
