import { AppError } from "@recollect/domain/errors/app-error.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { countInWindow } from "../../store/count-in-window.store.ts";
import type { Transaction } from "../../store/store.ts";

/** How often a student may change the name that decks show, and within what time, in ms. */
export const renames = { most: 5, windowMs: dayMs } as const;

/** Counts a change of name. Throws `username/changed-too-often`, which undoes it. */
export async function countRename({ db }: Transaction, uid: string, now: number): Promise<void> {
  const counter = { table: "renames", who: "userId", used: "changes" } as const;
  const retryAfterSeconds = await countInWindow(db, counter, { key: uid, allowance: renames, now });
  if (retryAfterSeconds !== null) throw new AppError("username/changed-too-often", { details: { retryAfterSeconds } });
}
