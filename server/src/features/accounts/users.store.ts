import { AppError } from "@recollect/domain/errors/app-error.ts";

import { precompiled } from "../../store/precompiled.ts";
import type { Db, UsersTable } from "../../store/tables.ts";
import { isUniqueViolation } from "../../store/unique-violation.ts";

const columns = [
  "id",
  "email",
  "username",
  "displayName",
  "bio",
  "aboutMe",
  "selectedTheme",
  "setupCompleted",
  "setupDate",
  "profileUpdatedAt",
  "language",
  "badge",
  "role",
] as const satisfies readonly (keyof UsersTable)[];

const selectUser = precompiled((db, { uid }: { uid: string }) => db.selectFrom("users").select(columns).where("id", "=", uid));

const selectUserByUsername = precompiled((db, { username }: { username: string }) =>
  db.selectFrom("users").select(columns).where("username", "=", username),
);

export async function findUser(db: Db, uid: string): Promise<UsersTable | null> {
  return (await selectUser(db, { uid })).rows[0] ?? null;
}

export async function findUserByUsername(db: Db, username: string): Promise<UsersTable | null> {
  return (await selectUserByUsername(db, { username })).rows[0] ?? null;
}

export async function findUidByUsername(db: Db, username: string): Promise<string | null> {
  return (await db.selectFrom("users").select("id").where("username", "=", username).executeTakeFirst())?.id ?? null;
}

/** Updates the user's time stamp and returns the row: the write serializes two changes of one user, on every database. */
export async function touchUser(db: Db, uid: string, now: number): Promise<UsersTable | null> {
  return (await db.updateTable("users").set({ profileUpdatedAt: now }).where("id", "=", uid).returning(columns).executeTakeFirst()) ?? null;
}

/** Writes the profile. Throws `username/taken` if the unique constraint fails. */
export async function saveProfile(db: Db, { id, email: _email, badge: _badge, role: _role, ...profile }: UsersTable): Promise<void> {
  try {
    await db.updateTable("users").set(profile).where("id", "=", id).execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("username/taken", { cause: error });
    throw error;
  }
}
