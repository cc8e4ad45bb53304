import { precompiled } from "../store/precompiled.ts";
import type { Transaction } from "../store/store.ts";

const selectKeepers = precompiled((db, { ownerId, id, most }: { ownerId: string; id: number; most: number }) =>
  db
    .selectFrom("deckMarks")
    .select("userId")
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("userId", "<>", ownerId)
    .where("removedAt", "is", null)
    .limit(most),
);

/** At most this many students are notified at once: the others' lists are read again when they are opened. */
export const toldAtMost = 500;

/** Notifies the students who keep a deck in their lists that it changed for them. */
export async function notifyKeepers({ db, announce }: Transaction, { ownerId, id }: { ownerId: string; id: number }): Promise<void> {
  const { rows } = await selectKeepers(db, { ownerId, id, most: toldAtMost });
  announceToKeepers(
    announce,
    rows.map(({ userId }) => userId),
  );
}

/** The same, for a caller that already knows the students. */
export function announceToKeepers(announce: Transaction["announce"], keepers: readonly string[]): void {
  for (const uid of keepers) announce({ kind: "study", uid, entryId: null });
}
