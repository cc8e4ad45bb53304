import { createHash, randomBytes } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { dayMs, hourMs } from "@recollect/domain/time/units.ts";

import type { Transaction } from "../../store/store.ts";
import type { Db, Tables } from "../../store/tables.ts";

/** How long a link is valid, in ms. */
const LINK_MS = hourMs;

/** How long a used or expired link is distinguished from an unknown one, in ms. */
const rememberedMs = 7 * dayMs;

type Kind = Tables["accountLinks"]["kind"];

type NewLink = { kind: Kind; userId: string; email?: string; /** ms since 1970 */ now: number };

/** Creates a link and returns its token, which is not stored. */
export async function addLink({ db }: Transaction, { kind, userId, email, now }: NewLink): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await db
    .deleteFrom("accountLinks")
    .where("expiresAt", "<=", now - rememberedMs)
    .execute();
  await db
    .insertInto("accountLinks")
    .values({ tokenHash: hashOf(token), kind, userId, email: email ?? null, expiresAt: now + LINK_MS, usedAt: null })
    .execute();
  return token;
}

/** The student of a link. Throws `auth/link-wrong`, `auth/link-used`, `auth/link-expired`. */
export async function linkOf(db: Db, kind: Kind, token: string, now: number): Promise<{ userId: string; email: string | null }> {
  const link = await db
    .selectFrom("accountLinks")
    .selectAll()
    .where("tokenHash", "=", hashOf(token))
    .where("kind", "=", kind)
    .forUpdate()
    .executeTakeFirst();
  if (!link) throw new AppError("auth/link-wrong");
  if (link.usedAt !== null) throw new AppError("auth/link-used");
  if (link.expiresAt <= now) throw new AppError("auth/link-expired");
  return { userId: link.userId, email: link.email };
}

/** Uses up the link, and all others of its kind that the student has. Throws as `linkOf`. */
export async function spendLink(
  { db }: Transaction,
  kind: Kind,
  token: string,
  now: number,
): Promise<{ userId: string; email: string | null }> {
  const link = await linkOf(db, kind, token, now);
  await db
    .updateTable("accountLinks")
    .set({ usedAt: now })
    .where("userId", "=", link.userId)
    .where("kind", "=", kind)
    .where("usedAt", "is", null)
    .execute();
  return link;
}

/** Invalidates the student's links for a forgotten password: the password or the address has changed. */
export async function endResetLinks({ db }: Transaction, userId: string, now: number): Promise<void> {
  await db
    .updateTable("accountLinks")
    .set({ usedAt: now })
    .where("userId", "=", userId)
    .where("kind", "=", "reset-password")
    .where("usedAt", "is", null)
    .execute();
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
