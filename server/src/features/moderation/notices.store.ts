import { randomBytes } from "node:crypto";

import { collapsedNotices, type Notice, type NoticeKind } from "@recollect/domain/moderation/notice.ts";
import type { Restriction } from "@recollect/domain/moderation/restriction.ts";

import { findEmail } from "../../identity/names/emails.store.ts";
import { addMail } from "../../mail/outgoing-mail.store.ts";
import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";

/** The most notices that a student is shown: the unread ones first. */
const mostShown = 200;

type NoticeInput = {
  uid: string;
  kind: NoticeKind;
  deckId: number | null;
  deckTitle: string | null;
  why: string;
  /** ms since 1970 */
  now: number;
  /** whether the server can send mail */
  byMail: boolean;
};

/** Notifies a student of an act: by a notice that stays until it is read, and by mail. */
export async function notifyStudent(tx: Transaction, { uid, kind, deckId, deckTitle, why, now, byMail }: NoticeInput): Promise<void> {
  const id = randomBytes(12).toString("base64url");
  await tx.db.insertInto("notices").values({ id, userId: uid, kind, deckId, deckTitle, why, createdAt: now, readAt: null }).execute();
  tx.announce({ kind: "notices", uid });
  const recipient = byMail ? await findEmail(tx.db, uid) : null;
  if (recipient !== null) await addMail(tx, { kind: "notice", recipient, details: { notice: kind, deckTitle: deckTitle ?? "", why } }, now);
}

const columns = ["id", "kind", "deckId", "deckTitle", "why", "readAt"] as const;

/** The student's notices: the unread ones, then the newest. Unread ones of one kind about one deck are one. */
export async function noticesOf(db: Db, uid: string): Promise<Notice[]> {
  const rows = await db
    .selectFrom("notices")
    .select(columns)
    .where("userId", "=", uid)
    .orderBy((eb) => eb.case().when("readAt", "is", null).then(0).else(1).end())
    .orderBy("createdAt", "desc")
    .limit(mostShown)
    .execute();
  return collapsedNotices(rows);
}

/** The student's restricted decks. */
export async function restrictionsOf(db: Db, uid: string): Promise<{ deckId: number; level: Restriction }[]> {
  return db.selectFrom("deckRestrictions").select(["deckId", "level"]).where("ownerId", "=", uid).orderBy("deckId").execute();
}

/** Marks the notice as read, with those before it that it stands for; false if the student has no such notice. */
export async function markRead(tx: Transaction, { uid, id, now }: { uid: string; id: string; now: number }): Promise<boolean> {
  const row = await tx.db
    .selectFrom("notices")
    .select(["readAt", "kind", "deckId", "createdAt"])
    .where("userId", "=", uid)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return false;
  if (row.readAt === null)
    await tx.db
      .updateTable("notices")
      .set({ readAt: now })
      .where("userId", "=", uid)
      .where("readAt", "is", null)
      .where("kind", "=", row.kind)
      .where("deckId", row.deckId === null ? "is" : "=", row.deckId)
      .where("createdAt", "<=", row.createdAt)
      .execute();
  tx.announce({ kind: "notices", uid });
  return true;
}
