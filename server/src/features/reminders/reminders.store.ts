import {
  defaultReminders,
  isReminded,
  nextReminderAfterChange,
  type ReminderKind,
  type Reminders,
} from "@recollect/domain/reminders/reminders.ts";

import { traits } from "../../store/database-capabilities.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import type { RemindersTable } from "./reminders.tables.ts";

/** The student's choice; the defaults for a student who never made one. */
export async function readReminders(db: Db, uid: string): Promise<Reminders> {
  const row = await db.selectFrom("reminders").select(["hour", "cards", "assignments"]).where("userId", "=", uid).executeTakeFirst();
  return row ? remindersIn(row) : defaultReminders;
}

/** Whether the student ever made a choice. */
export async function hasChosen(db: Db, uid: string): Promise<boolean> {
  return (await db.selectFrom("reminders").select("hour").where("userId", "=", uid).executeTakeFirst()) !== undefined;
}

function remindersIn({ hour, cards, assignments }: Pick<RemindersTable, "hour" | "cards" | "assignments">): Reminders {
  return { hour, cards: cards === 1, assignments: assignments === 1 };
}

/**
 * Stores the choice, and when the next mail is due by the clock of the student's zone. Switching everything off leaves that moment, so that switching it on
 * again on the same day sends no second mail.
 */
export async function saveReminders(
  { db }: Pick<Transaction, "db">,
  uid: string,
  reminders: Reminders,
  { now, timeZone }: { /** ms since 1970 */ now: number; timeZone: string },
): Promise<void> {
  const { hour, cards, assignments } = reminders;
  const former = await db.selectFrom("reminders").select("nextAt").where("userId", "=", uid).forNoKeyUpdate().executeTakeFirst();
  const formerNext = former?.nextAt ?? null;
  const nextAt = isReminded(reminders) ? nextReminderAfterChange(now, hour, timeZone, formerNext) : formerNext;
  const row = { hour, cards: Number(cards), assignments: Number(assignments), nextAt };
  await db
    .insertInto("reminders")
    .values({ userId: uid, ...row })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(row))
    .execute();
}

/** Switches kinds off, and nothing else. */
export async function stopReminders({ db }: Pick<Transaction, "db">, uid: string, kinds: readonly ReminderKind[]): Promise<void> {
  await db
    .updateTable("reminders")
    .set(Object.fromEntries(kinds.map((kind) => [kind, 0])))
    .where("userId", "=", uid)
    .execute();
}

export type DueReminder = { uid: string; reminders: Reminders; nextAt: number; email: string; settings: string | null };

/**
 * Students whose mail is due by now, with a confirmed address, of accounts that are neither suspended nor about to be deleted, the longest due first. Any
 * other address may belong to somebody who never heard of this site.
 */
export async function dueReminders({ read, kind }: Pick<Store, "read" | "kind">, now: number, most: number): Promise<DueReminder[]> {
  const rows = await read
    .selectFrom("reminders")
    .innerJoin("users", "users.id", "reminders.userId")
    .leftJoin("studySettings", "studySettings.userId", "reminders.userId")
    .select(["reminders.userId as uid", "reminders.nextAt", "users.email", "studySettings.settings"])
    .select(["reminders.hour", "reminders.cards", "reminders.assignments"])
    .where("reminders.nextAt", "<=", now)
    .where("users.emailVerified", "=", traits[kind].identityFlag(true))
    .where("users.suspendedAt", "is", null)
    .where("users.deletionAt", "is", null)
    .orderBy("reminders.nextAt")
    .limit(most)
    .execute();
  return rows.flatMap(({ uid, nextAt, email, settings, ...row }) =>
    nextAt === null ? [] : [{ uid, nextAt, email, settings, reminders: remindersIn(row) }],
  );
}

/**
 * Takes a due mail, which moves the next one to another day, or ends them where everything is switched off (null). Of several processes that see the same one, exactly one takes it: the others find that it is
 * no longer due at that moment.
 */
export async function takeReminder({ db }: Pick<Transaction, "db">, { uid, nextAt }: DueReminder, next: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("reminders")
    .set({ nextAt: next })
    .where("userId", "=", uid)
    .where("nextAt", "=", nextAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether the student answered a card on that study day. */
export async function hasStudiedOn(db: Db, uid: string, day: number): Promise<boolean> {
  const row = await db
    .selectFrom("studyDays")
    .select("day")
    .where("userId", "=", uid)
    .where("day", "=", day)
    .where("answers", ">", 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this is the student's confirmed address now, of an account that is neither suspended nor about to be deleted. */
export async function isReachedBy(db: Db, uid: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("emailVerified")
    .where("id", "=", uid)
    .where("email", "=", email)
    .where("suspendedAt", "is", null)
    .where("deletionAt", "is", null)
    .executeTakeFirst();
  return Boolean(row?.emailVerified);
}
