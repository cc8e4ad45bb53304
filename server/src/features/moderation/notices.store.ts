import { randomBytes } from "node:crypto";

import {
  collapsedNotices,
  type ModerationNoticeKind,
  type Notice,
  type NoticeAboutGroup,
  type NoticeData,
} from "@recollect/domain/moderation/notice.ts";
import type { Restriction } from "@recollect/domain/moderation/restriction.ts";

import { findEmail } from "../../identity/names/emails.store.ts";
import { addMail } from "../../mail/outgoing-mail.store.ts";
import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";

/** The most notices that a student is shown: the unread ones first. */
export const mostShown = 200;

type NoticeInput = {
  uid: string;
  kind: ModerationNoticeKind;
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
  await tx.db
    .insertInto("notices")
    .values({
      id,
      userId: uid,
      kind,
      deckId,
      deckTitle,
      why,
      createdAt: now,
      readAt: null,
      groupId: null,
      byId: null,
      subjectId: null,
      data: null,
    })
    .execute();
  tx.announce({ kind: "notices", uid });
  const recipient = byMail ? await findEmail(tx.db, uid) : null;
  if (recipient !== null) await addMail(tx, { kind: "notice", recipient, details: { notice: kind, deckTitle: deckTitle ?? "", why } }, now);
}

/** Rows of one statement: PostgreSQL and SQLite bound its parameters. */
const rowsAtOnce = 500;

/** Tells students of something in a group, by notices in the app alone: mails of groups go out once a day, with the reminders. */
async function notifyOfGroup(
  tx: Transaction,
  { uids, now, data, ...notice }: NoticeAboutGroup & { uids: readonly string[]; now: number },
): Promise<void> {
  for (let from = 0; from < uids.length; from += rowsAtOnce) {
    const rows = uids.slice(from, from + rowsAtOnce).map((userId) => {
      return { ...notice, id: randomBytes(12).toString("base64url"), userId, data: JSON.stringify(data), createdAt: now, readAt: null };
    });
    await tx.db.insertInto("notices").values(rows).execute();
  }
  for (const uid of uids) tx.announce({ kind: "notices", uid });
}

/** Removes the notices about things that are gone. */
export async function forgetNoticesAbout(tx: Transaction, subjectIds: readonly string[]): Promise<void> {
  const rows = await tx.db.deleteFrom("notices").where("subjectId", "in", subjectIds).returning("userId").execute();
  for (const uid of new Set(rows.map(({ userId }) => userId))) tx.announce({ kind: "notices", uid });
}

/** Replaces what the notices about a thing repeat of it. */
async function rewordNotices(tx: Transaction, subjectId: string, why: string): Promise<void> {
  const rows = await tx.db.updateTable("notices").set({ why }).where("subjectId", "=", subjectId).returning("userId").execute();
  for (const uid of new Set(rows.map(({ userId }) => userId))) tx.announce({ kind: "notices", uid });
}

/** What the features of groups need of notices. */
export const groupNotices = { notify: notifyOfGroup, forgetNotices: forgetNoticesAbout, rewordNotices };

/** Removes a student's notices about a group that the student leaves. */
export async function forgetNoticesOfGroup(tx: Transaction, { uid, groupId }: { uid: string; groupId: string }): Promise<void> {
  await tx.db.deleteFrom("notices").where("groupId", "=", groupId).where("userId", "=", uid).execute();
  tx.announce({ kind: "notices", uid });
}

const columns = ["id", "kind", "deckId", "deckTitle", "why", "readAt", "groupId", "data"] as const;

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
  return collapsedNotices(rows.map((row) => ({ ...row, data: row.data === null ? null : (JSON.parse(row.data) as NoticeData) })));
}

/** The student's restricted decks. */
export async function restrictionsOf(db: Db, uid: string): Promise<{ deckId: number; level: Restriction }[]> {
  return db.selectFrom("deckRestrictions").select(["deckId", "level"]).where("ownerId", "=", uid).orderBy("deckId").execute();
}

/** Marks these notices as read, each with those before it that it stands for; false if the student has none of them. */
export async function markRead(tx: Transaction, { uid, ids, now }: { uid: string; ids: readonly string[]; now: number }): Promise<boolean> {
  const rows = await tx.db
    .selectFrom("notices")
    .select(["readAt", "kind", "deckId", "groupId", "createdAt"])
    .where("userId", "=", uid)
    .where("id", "in", ids)
    .execute();
  if (rows.length === 0) return false;
  for (const row of rows.filter(({ readAt }) => readAt === null))
    await tx.db
      .updateTable("notices")
      .set({ readAt: now })
      .where("userId", "=", uid)
      .where("readAt", "is", null)
      .where("kind", "=", row.kind)
      .where("deckId", row.deckId === null ? "is" : "=", row.deckId)
      .where("groupId", row.groupId === null ? "is" : "=", row.groupId)
      .where("createdAt", "<=", row.createdAt)
      .execute();
  tx.announce({ kind: "notices", uid });
  return true;
}
