import { AppError } from "@recollect/domain/errors/app-error.ts";

import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";

/** A student's used storage, in bytes. */
export type StorageUse = { decks: number; versions: number; media: number; /** files of imports that wait */ imports: number };

const selectUse = precompiled((db, { userId }: { userId: string }) =>
  db.selectFrom("storageUse").select(["decks", "versions", "media", "imports"]).where("userId", "=", userId),
);

/** Maintained by triggers, so that reading it costs one row. */
export async function storageUseOf(db: Db, userId: string): Promise<StorageUse> {
  const [row] = (await selectUse(db, { userId })).rows;
  return { decks: row?.decks ?? 0, versions: row?.versions ?? 0, media: row?.media ?? 0, imports: row?.imports ?? 0 };
}

/**
 * Throws `storage/full`, with the used storage by kind, if the student's data exceed the limit (bytes) together with `addedBytes` new bytes.
 * Earlier versions of decks are not counted: they are dropped first. They are not dropped for the files of a waiting import, which are gone soon.
 */
export async function refuseWhenFull(db: Db, userId: string, { addedBytes, share }: { addedBytes: number; share: number }): Promise<void> {
  refuse(await storageUseOf(db, userId), { addedBytes, share });
}

/**
 * As `refuseWhenFull`, and drops the oldest versions if everything together exceeds the limit. To be called in the transaction that adds
 * data, under a lock on the student's row: otherwise two concurrent ones pass together.
 */
export async function makeRoom(db: Db, userId: string, { addedBytes, share }: { addedBytes: number; share: number }): Promise<void> {
  await makeRoomBeside(db, userId, { used: await storageUseOf(db, userId), addedBytes, share });
}

type Room = { used: StorageUse; addedBytes: number; share: number };

/** As `makeRoom`, for a caller that has read under the lock how much the student has. */
export async function makeRoomBeside(db: Db, userId: string, { used, addedBytes, share }: Room): Promise<void> {
  refuse(used, { addedBytes, share });
  await dropVersions(db, userId, used.decks + used.versions + used.media + addedBytes - share);
}

/** Drops the oldest versions beyond the limit, and refuses nothing: the written data are smaller than what they replaced. */
export async function keepWithinShare(db: Db, userId: string, share: number): Promise<void> {
  const storageUse = await storageUseOf(db, userId);
  await dropVersions(db, userId, Math.min(storageUse.versions, storageUse.decks + storageUse.versions + storageUse.media - share));
}

function refuse(storageUse: StorageUse, { addedBytes, share }: { addedBytes: number; share: number }): void {
  if (storageUse.decks + storageUse.media + storageUse.imports + addedBytes > share)
    throw new AppError("storage/full", { details: { share, used: storageUse } });
}

/** Drops the student's oldest versions, at least this many bytes, and some more, so that not every save has to. */
async function dropVersions(db: Db, userId: string, bytes: number): Promise<void> {
  if (bytes <= 0) return;
  let bytesLeft = bytes + sparedBytes;
  while (bytesLeft > 0) {
    const oldest = await db
      .selectFrom("deckVersions")
      .select(["deckId", "revision", "replacedAt"])
      .where("ownerId", "=", userId)
      .orderBy("replacedAt")
      .limit(droppedAtOnce)
      .execute();
    for (const { deckId, revision, replacedAt } of oldest) {
      if (bytesLeft <= 0) return;
      // The save time of its successor, which only this row has.
      await db
        .updateTable("deckVersions")
        .set({ savedAt: replacedAt })
        .where("ownerId", "=", userId)
        .where("deckId", "=", deckId)
        .where("revision", "=", revision + 1)
        .execute();
      // Also those before it, if a clock went back: their deltas lead through it.
      const removedRows = await db
        .deleteFrom("deckVersions")
        .where("ownerId", "=", userId)
        .where("deckId", "=", deckId)
        .where("revision", "<=", revision)
        .returning("bytes")
        .execute();
      bytesLeft -= removedRows.reduce((sum, row) => sum + row.bytes, 0);
    }
    if (oldest.length < droppedAtOnce) return;
  }
}

const sparedBytes = 64 * 1024;
const droppedAtOnce = 100;
