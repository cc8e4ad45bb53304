import { AppError } from "@recollect/domain/errors/app-error.ts";

import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";

/** What a student's things take, in bytes. */
export type StorageUse = { decks: number; versions: number; media: number };

const selectUse = precompiled((db, { userId }: { userId: string }) =>
  db.selectFrom("storageUse").select(["decks", "media"]).where("userId", "=", userId),
);

/** Kept by triggers, so that asking costs one row. */
export async function storageUseOf(db: Db, userId: string): Promise<StorageUse> {
  const [row] = (await selectUse(db, { userId })).rows;
  return { decks: row?.decks ?? 0, versions: 0, media: row?.media ?? 0 };
}

/**
 * Throws `storage/full`, with what is used by what, when the student's things take more than their share (bytes) together with `added` bytes that
 * are still to come. To be asked in the transaction that adds them, while the student's row is held: else two that come at once pass together.
 */
export async function refuseWhenFull(db: Db, userId: string, { added, share }: { added: number; share: number }): Promise<void> {
  const used = await storageUseOf(db, userId);
  if (used.decks + used.versions + used.media + added > share) throw new AppError("storage/full", { details: { share, used } });
}
