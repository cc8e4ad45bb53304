import { setImmediate as nextTurn } from "node:timers/promises";

import { lockStudentIfAny } from "../access/lock-student.store.ts";
import type { Store, Transaction } from "../store/store.ts";
import { relistSomeDecksOf } from "./listing.store.ts";

/** Decks updated in one transaction: others write between two of them. */
const decksAtOnce = 100;

const fromTheStart = -1;

/**
 * To be called in the transaction that changes an author's name: an author with few decks is relisted in it; for one with many the rest is
 * stored as pending. Returns whether some are left for `relistRest`.
 */
export async function relistAuthor(tx: Transaction, kind: Store["kind"], ownerId: string): Promise<boolean> {
  const last = await relistSomeDecksOf({ db: tx.db, kind }, ownerId, { afterId: fromTheStart, most: decksAtOnce });
  if (last === null) {
    await tx.db.deleteFrom("relistings").where("userId", "=", ownerId).execute();
    return false;
  }
  await tx.db
    .insertInto("relistings")
    .values({ userId: ownerId, afterId: last })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ afterId: last }))
    .execute();
  return true;
}

/** Relists what is pending, of one author or all: after a killed process, the next one continues. */
export async function relistRest(store: Store, ownerId?: string): Promise<void> {
  for (;;) {
    const waiting = store.read.selectFrom("relistings").select("userId").limit(1);
    const next = await (ownerId === undefined ? waiting : waiting.where("userId", "=", ownerId)).executeTakeFirst();
    if (!next) return;
    await store.write((tx) => relistPortion(tx, store.kind, next.userId));
    await nextTurn();
  }
}

/** The author's row first, as everywhere: a concurrent rename starts again. */
async function relistPortion({ db }: Transaction, kind: Store["kind"], userId: string): Promise<void> {
  await lockStudentIfAny(db, userId);
  const row = await db.selectFrom("relistings").select("afterId").where("userId", "=", userId).forUpdate().executeTakeFirst();
  if (!row) return;
  const last = await relistSomeDecksOf({ db, kind }, userId, { afterId: row.afterId, most: decksAtOnce });
  if (last === null) await db.deleteFrom("relistings").where("userId", "=", userId).execute();
  else await db.updateTable("relistings").set({ afterId: last }).where("userId", "=", userId).execute();
}
