import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Transaction } from "../../store/store.ts";

/** How often a student may change the name that decks show, and within what time, in ms. */
export const renames = { most: 5, windowMs: 24 * 60 * 60 * 1000 } as const;

/** Counts a change of name. The student's row is held, so that two at once are counted one after the other. Throws `username/changed-too-often`. */
export async function countRename({ db }: Transaction, uid: string, now: number): Promise<void> {
  const row = await db.selectFrom("renames").select(["changes", "windowStart"]).where("userId", "=", uid).executeTakeFirst();
  const isOver = !row || row.windowStart <= now - renames.windowMs;
  const next = isOver ? { changes: 1, windowStart: now } : { changes: row.changes + 1, windowStart: row.windowStart };
  if (next.changes > renames.most) {
    const retryAfterSeconds = Math.ceil((next.windowStart + renames.windowMs - now) / 1000);
    throw new AppError("username/changed-too-often", { details: { retryAfterSeconds } });
  }
  await db
    .insertInto("renames")
    .values({ userId: uid, ...next })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(next))
    .execute();
}
