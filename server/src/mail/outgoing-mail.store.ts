import { randomBytes } from "node:crypto";

import { hasNoEmail } from "@recollect/domain/accounts/no-email.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";

import type { Transaction } from "../store/store.ts";

/** A mail to be sent. `details` are the values of its text, as JSON. */
export type Outgoing = { kind: string; recipient: string; details: Readonly<Record<string, string | number>> };

export type Waiting = Outgoing & { id: string; tries: number };

/** How long a process may take for one mail before another may try, in ms: longer than all timeouts of an attempt together. */
const leaseMs = 5 * minuteMs;

/** Stores the mail in the transaction of the change it is about: it is sent once that is committed, or never. An account without an address gets none. */
export async function addMail({ db }: Transaction, { kind, recipient, details }: Outgoing, now: number): Promise<void> {
  if (hasNoEmail(recipient)) return;
  const id = randomBytes(12).toString("base64url");
  const row = { id, kind, recipient, details: JSON.stringify(details), createdAt: now, tries: 0, nextTryAt: now };
  await db.insertInto("outgoingMail").values(row).execute();
}

/** Takes the mail that has waited longest, so that no other process tries it meanwhile; null when none is due. */
export async function takeMail({ db }: Transaction, now: number): Promise<Waiting | null> {
  const dueMail = await db
    .selectFrom("outgoingMail")
    .selectAll()
    .where("nextTryAt", "<=", now)
    .orderBy("nextTryAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!dueMail) return null;
  await db
    .updateTable("outgoingMail")
    .set({ tries: dueMail.tries + 1, nextTryAt: now + leaseMs })
    .where("id", "=", dueMail.id)
    .execute();
  return {
    id: dueMail.id,
    kind: dueMail.kind,
    recipient: dueMail.recipient,
    tries: dueMail.tries + 1,
    details: JSON.parse(dueMail.details) as Outgoing["details"],
  };
}

/** Whether the mail is still to be sent: what it is about may have ended while it was composed. */
export async function isWaiting({ db }: Transaction, id: string): Promise<boolean> {
  return (await db.selectFrom("outgoingMail").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

export async function tryAgainAt({ db }: Transaction, id: string, nextTryAt: number): Promise<void> {
  await db.updateTable("outgoingMail").set({ nextTryAt }).where("id", "=", id).execute();
}

export async function removeMail({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom("outgoingMail").where("id", "=", id).execute();
}
