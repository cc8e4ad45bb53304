import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { SCHOOL } from "../passwords/providers.ts";
import { endSessionsOf } from "../sessions/sessions.store.ts";

type Known = {
  uid: string;
  /** whether the address was ever confirmed */ isVerified: boolean;
  /** whether it is linked to the school already */ isLinked: boolean;
};

/** The account with an address here; null if there is none. */
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

/**
 * Removes an unproven password and ends every session but this one, and all links: unlike the school's sign-in, a password does not prove
 * that its owner has the address.
 */
export async function distrustPassword(
  tx: Transaction,
  uid: string,
  { sessionId, now }: { sessionId: string; /** ms since 1970 */ now: number },
): Promise<void> {
  await tx.db.deleteFrom("accounts").where("userId", "=", uid).where("providerId", "=", "credential").execute();
  await tx.db.deleteFrom("knownDevices").where("userId", "=", uid).execute();
  await endSessionsOf(tx, uid, { now, exceptId: sessionId });
}

/** What the school says about its teachers, taken over at each sign-in with it. */
export async function saveTeacher({ db }: Pick<Transaction, "db">, uid: string, isTeacher: boolean): Promise<void> {
  await db
    .updateTable("users")
    .set({ isTeacher: isTeacher ? 1 : 0 })
    .where("id", "=", uid)
    .execute();
}
