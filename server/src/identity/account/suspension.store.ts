import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { forgetDevices } from "../attempts/known-devices.store.ts";
import { endSessionsOf } from "../sessions/sessions.store.ts";

/** Suspends a student: they can't sign in, and their sessions and links end. Their data stays. */
export async function suspendAccount(tx: Transaction, uid: string, now: number): Promise<void> {
  await tx.db.updateTable("users").set({ suspendedAt: now }).where("id", "=", uid).execute();
  await endEverySession(tx, uid, now);
}

/** Lifts the suspension. */
export async function endSuspension({ db }: Transaction, uid: string): Promise<void> {
  await db.updateTable("users").set({ suspendedAt: null }).where("id", "=", uid).execute();
}

/** Signs a student out on all devices, which all count as unknown from now on; all links of the student end. */
export async function endEverySession(tx: Transaction, uid: string, now: number): Promise<void> {
  await endSessionsOf(tx, uid, { now });
  await forgetDevices(tx.db, uid);
}

export async function isSuspended(db: Db, uid: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("suspendedAt").where("id", "=", uid).executeTakeFirst();
  return row !== undefined && row.suspendedAt !== null;
}
