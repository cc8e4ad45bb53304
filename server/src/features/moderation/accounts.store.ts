import { authorLabel, type Role } from "@recollect/domain/accounts/profile.ts";
import { sql } from "kysely";

import type { Db } from "../../store/tables.ts";

/** An account as moderators see it, without its email address and its private data. */
export type ModerationAccount = {
  uid: string;
  label: string;
  displayName: string | null;
  username: string | null;
  role: Role | null;
  /** ms since 1970; null: not suspended */
  suspendedAt: number | null;
  /** ms since 1970 */
  createdAt: number;
  decks: number;
  bytes: number;
  sessions: number;
};

export async function findAccount(db: Db, uid: string): Promise<ModerationAccount | null> {
  const row = await db
    .selectFrom("users")
    .leftJoin("storageUse", "storageUse.userId", "users.id")
    .select(["users.id", "username", "displayName", "role", "suspendedAt", "createdAt"])
    .select((eb) => [
      sql<number>`coalesce("storageUse"."decks" + "storageUse"."media" + "storageUse"."imports", 0)`.as("bytes"),
      eb
        .selectFrom("decks")
        .select((sub) => sub.fn.countAll<number>().as("n"))
        .whereRef("decks.ownerId", "=", "users.id")
        .as("decks"),
      eb
        .selectFrom("sessions")
        .select((sub) => sub.fn.countAll<number>().as("n"))
        .whereRef("sessions.userId", "=", "users.id")
        .as("sessions"),
    ])
    .where("users.id", "=", uid)
    .executeTakeFirst();
  if (!row) return null;
  return {
    uid: row.id,
    label: authorLabel(row),
    displayName: row.displayName,
    username: row.username,
    role: row.role,
    suspendedAt: row.suspendedAt,
    createdAt: new Date(row.createdAt).getTime(),
    decks: row.decks ?? 0,
    bytes: row.bytes,
    sessions: row.sessions ?? 0,
  };
}

export async function uidOfUsername(db: Db, username: string): Promise<string | null> {
  return (await db.selectFrom("users").select("id").where("username", "=", username).executeTakeFirst())?.id ?? null;
}

/** Whether a student is a moderator now. */
export async function roleOf(db: Db, uid: string): Promise<Role | null> {
  return (await db.selectFrom("users").select("role").where("id", "=", uid).executeTakeFirst())?.role ?? null;
}

export type StorageRow = { uid: string; label: string; deckBytes: number; mediaBytes: number };

/** The storage that each account uses, the largest first; after a place in that order, or from its beginning. */
export async function storageByAccount(
  db: Db,
  { after, most }: { after: { bytes: number; uid: string } | null; most: number },
): Promise<StorageRow[]> {
  const total = sql<number>`("storageUse"."decks" + "storageUse"."media")`;
  const rows = await db
    .selectFrom("storageUse")
    .innerJoin("users", "users.id", "storageUse.userId")
    .select(["storageUse.userId as uid", "storageUse.decks", "storageUse.media", "username", "displayName"])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${total} < ${after?.bytes ?? 0} or (${total} = ${after?.bytes ?? 0} and "storageUse"."userId" > ${after?.uid ?? ""}))`,
      ),
    )
    .orderBy(total, "desc")
    .orderBy("storageUse.userId")
    .limit(most)
    .execute();
  return rows.map((row) => ({ uid: row.uid, label: authorLabel(row), deckBytes: row.decks, mediaBytes: row.media }));
}
