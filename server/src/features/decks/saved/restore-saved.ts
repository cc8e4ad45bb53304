import { SAVED } from "@recollect/domain/limits/limits.ts";
import { z } from "zod";

import { lockStudentIfAny } from "../../../access/lock-student.store.ts";
import type { Store } from "../../../store/store.ts";
import { mark, savedCount } from "./saved.store.ts";

/** A mark from an account's file on a deck that the student may open here. */
export type RestoredMarks = { deckOwnerId: string; deckId: number; savedAt: unknown; starredAt: unknown; removedAt: unknown };

/** Marks written in one transaction. */
const atOnce = 200;

/** Restores stars and saved decks, with their times. Invalid ones, and those beyond the limit, are left out. */
export async function restoreSaved(
  store: Store,
  uid: string,
  { decks, now }: { decks: readonly RestoredMarks[]; now: number },
): Promise<void> {
  for (let from = 0; from < decks.length; from += atOnce) await restoreSome(store, uid, { decks: decks.slice(from, from + atOnce), now });
}

async function restoreSome(store: Store, uid: string, { decks, now }: { decks: readonly RestoredMarks[]; now: number }): Promise<void> {
  const moment = z.int().min(0).max(now).nullable().catch(null);
  await store.write(async ({ db, announce }) => {
    if (!(await lockStudentIfAny(db, uid))) return;
    let room = SAVED.maxDecks - (await savedCount(db, uid));
    for (const { deckOwnerId, deckId, ...savedMarks } of decks) {
      const at = (value: unknown) => moment.parse(value);
      const [isOwn, savedAt, starredAt] = [deckOwnerId === uid, at(savedMarks.savedAt), at(savedMarks.starredAt)];
      const isSaved = !isOwn && savedAt !== null;
      const removedAt = isOwn || isSaved ? null : at(savedMarks.removedAt);
      if ((isSaved && room <= 0) || (!isSaved && starredAt === null && removedAt === null)) continue;
      if (isSaved) room -= 1;
      const marks = {
        ...(isSaved ? { savedAt } : {}),
        ...(starredAt === null ? {} : { starredAt }),
        ...(removedAt === null ? {} : { removedAt }),
      };
      await mark(db, { userId: uid, deckOwnerId, deckId }, marks);
    }
    announce({ kind: "study", uid, entryId: null });
  });
}
