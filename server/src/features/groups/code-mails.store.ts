import { createHash, randomBytes } from "node:crypto";

import { dayMs } from "@recollect/domain/time/units.ts";

import type { Db } from "../../store/tables.ts";

declare module "../../store/tables.ts" {
  interface Tables {
    codeMails: CodeMailsTable;
  }
}

/** A code that a teacher asked to be sent by mail; it is kept for a day, whatever becomes of the pupil's place. */
export type CodeMailsTable = {
  id: string;
  teacherId: string;
  /** a digest of the teacher and the address, a dot, and one of the pupil's name besides */
  recipient: string;
  /** ms since 1970 */
  askedAt: number;
};

/** Rows of one statement: databases limit the number of its values. */
const atOnce = 100;

type Recipient = { name: string; email: string | null };

/** Whom a mail of the teacher goes to, so that the address is not stored again. A family may share one. */
export function recipientDigest(teacherId: string, { name, email }: Recipient): string {
  return `${digest(teacherId, email)}.${digest(teacherId, email, name)}`;
}

/** What all recipients with one address have in common. */
export function addressOf(recipient: string): string {
  return recipient.split(".")[0] ?? recipient;
}

function digest(...parts: readonly (string | null)[]): string {
  return createHash("sha256")
    .update(JSON.stringify(["code", ...parts]))
    .digest("base64url");
}

/** The mails of a teacher in the last day. */
export async function codeMailsOfDay(db: Db, teacherId: string, now: number): Promise<Pick<CodeMailsTable, "recipient" | "askedAt">[]> {
  return db
    .selectFrom("codeMails")
    .select(["recipient", "askedAt"])
    .where("teacherId", "=", teacherId)
    .where("askedAt", ">", now - dayMs)
    .execute();
}

export async function noteCodeMails(db: Db, teacherId: string, recipients: readonly string[], askedAt: number): Promise<void> {
  for (let from = 0; from < recipients.length; from += atOnce) {
    const rows = recipients.slice(from, from + atOnce).map((recipient) => {
      return { id: randomBytes(12).toString("base64url"), teacherId, recipient, askedAt };
    });
    await db.insertInto("codeMails").values(rows).execute();
  }
}

/** Forgets the mails that count no more; returns how many there were. */
export async function forgetCodeMails(db: Db, { now, most }: { now: number; most: number }): Promise<number> {
  const rows = await db
    .selectFrom("codeMails")
    .select("id")
    .where("askedAt", "<=", now - dayMs)
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("codeMails").where("id", "in", ids).execute();
  return ids.length;
}
