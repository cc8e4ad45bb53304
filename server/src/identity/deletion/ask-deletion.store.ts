import { dayMs } from "@recollect/domain/time/units.ts";

import type { Store, Transaction } from "../../store/store.ts";

/** How long a student can cancel the deletion by signing in, in ms. */
export const CHANGE_OF_MIND_MS = 7 * dayMs;

/** Stores when the account will be deleted. */
export async function askDeletion({ db }: Transaction, uid: string, deletionAt: number): Promise<void> {
  await db.updateTable("users").set({ deletionAt }).where("id", "=", uid).execute();
}

/** Cancels the deletion, because the student came back. Returns whether one was scheduled. */
export async function keepAccount(store: Store, uid: string): Promise<boolean> {
  const account = await store.read.selectFrom("users").select("deletionAt").where("id", "=", uid).executeTakeFirst();
  if (!account?.deletionAt) return false;
  await store.write(async ({ db }) => {
    await db.updateTable("users").set({ deletionAt: null }).where("id", "=", uid).where("deletionAt", ">", 0).execute();
  });
  return true;
}

/** The accounts to delete now, oldest first. */
export async function accountsToDelete({ read }: Pick<Store, "read">, now: number): Promise<string[]> {
  const rows = await read.selectFrom("users").select("id").where("deletionAt", "<=", now).orderBy("deletionAt").limit(100).execute();
  return rows.map(({ id }) => id);
}
