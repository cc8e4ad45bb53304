import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { traits } from "../../store/database-capabilities.ts";

/** A user's login address. Throws `auth/required` when the account is gone. */
export async function emailOf(db: Db, uid: string): Promise<string> {
  const email = await findEmail(db, uid);
  if (email === null) throw new AppError("auth/required");
  return email;
}

/** Like `emailOf`, but null when the account is gone. */
export async function findEmail(db: Db, uid: string): Promise<string | null> {
  return (await db.selectFrom("users").select("email").where("id", "=", uid).executeTakeFirst())?.email ?? null;
}

/** The user with the login address; null if there is none. */
export async function uidOfEmail(db: Db, email: string): Promise<string | null> {
  return (await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst())?.id ?? null;
}

/** The language that a student chose for screens and mails; null for the browser's. */
export async function languageOfStudent(db: Db, uid: string): Promise<string | null> {
  return (await db.selectFrom("users").select("language").where("id", "=", uid).executeTakeFirst())?.language ?? null;
}

/** The same for the student with this email address; null if nobody has it. */
export async function languageOfEmail(db: Db, email: string): Promise<string | null> {
  return (await db.selectFrom("users").select("language").where("email", "=", email).executeTakeFirst())?.language ?? null;
}

/** Whether the student has shown that the address of the account is theirs: by a link that was sent there, or by their school's login. */
export async function isEmailConfirmed(db: Db, uid: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("emailVerified").where("id", "=", uid).executeTakeFirst();
  return Boolean(row?.emailVerified);
}

/** Changes the login address, after it was confirmed. */
export async function confirmedEmail(db: Db, kind: Store["kind"], uid: string, email: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ email, emailVerified: traits[kind].identityFlag(true) })
    .where("id", "=", uid)
    .execute();
}
