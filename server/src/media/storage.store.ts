import { AppError } from "@recollect/domain/errors/app-error.ts";

import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";

/** What a student's things take, in bytes. */
export type StorageUse = { decks: number; versions: number; media: number };

const selectUse = precompiled((db, { userId }: { userId: string }) =>
  db.selectFrom("storageUse").select(["decks", "versions", "media"]).where("userId", "=", userId),
);

/** Kept by triggers, so that asking costs one row. */
export async function storageUseOf(db: Db, userId: string): Promise<StorageUse> {
  const [row] = (await selectUse(db, { userId })).rows;
  return { decks: row?.decks ?? 0, versions: row?.versions ?? 0, media: row?.media ?? 0 };
}

/**
 * Throws `storage/full`, with what is used by what, when the student's things take more than their share (bytes) together with `added` bytes that
 * are still to come. Earlier versions of decks refuse nothing: they give way.
 */
export async function refuseWhenFull(db: Db, userId: string, { added, share }: { added: number; share: number }): Promise<void> {
  refuse(await storageUseOf(db, userId), { added, share });
}

/**
 * As `refuseWhenFull`, and takes the oldest earlier versions away when all together is more than the share. To be asked in the transaction that
 * adds something, while the student's row is held: else two that come at once pass together.
 */
export async function makeRoom(db: Db, userId: string, { added, share }: { added: number; share: number }): Promise<void> {
  const used = await storageUseOf(db, userId);
  refuse(used, { added, share });
  await dropVersions(db, userId, used.decks + used.versions + used.media + added - share);
}

/** Takes away as many of the oldest versions as are beyond the share, and refuses nothing: what was written is smaller than what it replaced. */
export async function keepWithinShare(db: Db, userId: string, share: number): Promise<void> {
  const used = await storageUseOf(db, userId);
  await dropVersions(db, userId, Math.min(used.versions, used.decks + used.versions + used.media - share));
}

function refuse(used: StorageUse, { added, share }: { added: number; share: number }): void {
  if (used.decks + used.media + added > share) throw new AppError("storage/full", { details: { share, used } });
}

/** Removes the student's oldest versions, so many bytes of them at least, and some more: else each save would have to look for them. */
async function dropVersions(db: Db, userId: string, bytes: number): Promise<void> {
  if (bytes <= 0) return;
  let left = bytes + sparedBytes;
  while (left > 0) {
    const oldest = await db
      .selectFrom("deckVersions")
      .select(["deckId", "revision", "replacedAt"])
      .where("ownerId", "=", userId)
      .orderBy("replacedAt")
      .limit(droppedAtOnce)
      .execute();
    for (const { deckId, revision, replacedAt } of oldest) {
      if (left <= 0) return;
      // The version after it was saved then, which nothing else tells once this one is gone.
      await db
        .updateTable("deckVersions")
        .set({ savedAt: replacedAt })
        .where("ownerId", "=", userId)
        .where("deckId", "=", deckId)
        .where("revision", "=", revision + 1)
        .execute();
      // Those before it too, if a clock went back: what they are kept by leads through it.
      const gone = await db
        .deleteFrom("deckVersions")
        .where("ownerId", "=", userId)
        .where("deckId", "=", deckId)
        .where("revision", "<=", revision)
        .returning("bytes")
        .execute();
      left -= gone.reduce((sum, row) => sum + row.bytes, 0);
    }
    if (oldest.length < droppedAtOnce) return;
  }
}

const sparedBytes = 64 * 1024;
const droppedAtOnce = 100;
