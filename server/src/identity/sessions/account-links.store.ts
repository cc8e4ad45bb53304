import { createHash, randomBytes } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { dayMs, hourMs } from "@recollect/domain/time/units.ts";

import type { Transaction } from "../../store/store.ts";
import type { Db, Tables } from "../../store/tables.ts";
import { sessionEnd } from "./session.ts";

/** How long a link is valid, in ms. */
const LINK_MS = hourMs;

/** How long a used or expired link is distinguished from an unknown one, in ms. */
const rememberedMs = 7 * dayMs;

export type LinkKind = Tables["accountLinks"]["kind"];

type NewLink = {
  kind: LinkKind;
  userId: string;
  email?: string;
  /** the session that asks for the link, which ends with it; none for a link that the mailbox or an operator asked for */
  sessionId?: string;
  /** ms since 1970 */
  now: number;
};

type Link = { userId: string; email: string | null };

/** Creates a link and returns its token, which is not stored. An older link of the same kind ends. */
export async function addLink(tx: Transaction, { kind, userId, email, sessionId, now }: NewLink): Promise<string> {
  const { db } = tx;
  const token = randomBytes(24).toString("base64url");
  await db
    .deleteFrom("accountLinks")
    .where("expiresAt", "<=", now - rememberedMs)
    .execute();
  await endLinksOfKind(tx, userId, kind, now);
  await db
    .insertInto("accountLinks")
    .values({
      tokenHash: hashOf(token),
      kind,
      userId,
      email: email ?? null,
      sessionId: sessionId ?? null,
      expiresAt: now + LINK_MS,
      usedAt: null,
      endedAt: null,
    })
    .execute();
  return token;
}

/** The student of a valid link. Throws `auth/link-wrong`, `auth/link-used`, `auth/link-ended`, `auth/link-expired`. */
export async function linkOf(db: Db, kind: LinkKind, token: string, now: number): Promise<Link> {
  const link = await db
    .selectFrom("accountLinks")
    .selectAll()
    .where("tokenHash", "=", hashOf(token))
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!link) throw new AppError("auth/link-wrong");
  if (link.usedAt !== null) throw new AppError("auth/link-used");
  if (link.endedAt !== null) throw new AppError("auth/link-ended");
  if (link.expiresAt <= now) throw new AppError("auth/link-expired");
  if (link.sessionId !== null && !(await isSessionValid(db, link.sessionId, now))) throw new AppError("auth/link-ended");
  return { userId: link.userId, email: link.email };
}

/** Whether the link would work now. */
export async function isLinkValid(db: Db, kind: LinkKind, token: string, now: number): Promise<boolean> {
  return linkOf(db, kind, token, now).then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof AppError) return false;
      throw failure;
    },
  );
}

/** Uses up the link. Throws as `linkOf`. */
export async function spendLink({ db }: Transaction, kind: LinkKind, token: string, now: number): Promise<Link> {
  const { userId } = await linkOf(db, kind, token, now);
  await lockLinks(db, userId);
  const link = await linkOf(db, kind, token, now);
  await db.updateTable("accountLinks").set({ usedAt: now }).where("tokenHash", "=", hashOf(token)).execute();
  return link;
}

/**
 * Ends all links of the student, also the one in a mail that was asked for and not sent yet. Everything that ends sessions calls this: an intruder
 * who is locked out must not come back by a link requested before.
 */
export async function endLinks({ db }: Transaction, userId: string, now: number): Promise<void> {
  await lockLinks(db, userId);
  await db
    .updateTable("accountLinks")
    .set({ endedAt: now })
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .where("endedAt", "is", null)
    .execute();
  await db
    .deleteFrom("outgoingMail")
    .where("kind", "=", "reset-password")
    .where("recipient", "in", (eb) => eb.selectFrom("users").select("email").where("id", "=", userId))
    .execute();
}

/** Ends the student's links of one kind. */
export async function endLinksOfKind({ db }: Transaction, userId: string, kind: LinkKind, now: number): Promise<void> {
  await lockLinks(db, userId);
  await db
    .updateTable("accountLinks")
    .set({ endedAt: now })
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("usedAt", "is", null)
    .where("endedAt", "is", null)
    .execute();
}

/** Everything about one student's links happens in turn, so that no link is made while all of them end. */
async function lockLinks(db: Db, userId: string): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

async function isSessionValid(db: Db, sessionId: string, now: number): Promise<boolean> {
  const session = await db.selectFrom("sessions").select(["createdAt", "expiresAt"]).where("id", "=", sessionId).executeTakeFirst();
  return session !== undefined && sessionEnd(session) >= now;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
