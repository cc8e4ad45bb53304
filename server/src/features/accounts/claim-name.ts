import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { restingOwner, restName, wakeName } from "../../identity/names/released-usernames.store.ts";
import type { Transaction } from "../../store/store.ts";
import type { UsersTable } from "../../store/tables.ts";
import { countInWindow } from "../../store/count-in-window.store.ts";

type Change = { before: UsersTable; after: UsersTable; /** ms since 1970 */ now: number; limits: boolean };

/**
 * Changes a student's username: a name that another student gave up recently is reserved, an own former one can be taken back, and the old
 * one is reserved from now on. The number of changes a day is limited, since all decks show the name. Throws `username/taken`,
 * `username/changed-too-often`.
 */
export async function claimName(tx: Transaction, { before, after, now, limits }: Change): Promise<void> {
  const isFirstName = before.username === null && before.displayName === null;
  if (limits && !isFirstName && authorLabel(before) !== authorLabel(after)) await countRename(tx, before.id, now);
  if (after.username === null || after.username === before.username) return;
  const resting = await restingOwner(tx.db, after.username, now);
  if (resting !== null && resting.userId !== before.id) throw new AppError("username/taken");
  if (resting !== null) await wakeName(tx, after.username);
  if (before.username !== null) await restName(tx, before.username, before.id, now);
}

/** How often a student may change the username, and within what time, in ms. */
const renames = { most: 5, windowMs: dayMs } as const;

/** Counts a change of name. Throws `username/changed-too-often`, which rolls it back. */
async function countRename({ db }: Transaction, uid: string, now: number): Promise<void> {
  const counter = { table: "renames", who: "userId", used: "changes" } as const;
  const retryAfterSeconds = await countInWindow(db, counter, { key: uid, allowance: renames, now });
  if (retryAfterSeconds !== null) throw new AppError("username/changed-too-often", { details: { retryAfterSeconds } });
}
