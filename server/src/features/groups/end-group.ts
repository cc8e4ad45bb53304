import type { Store } from "../../store/store.ts";
import { groupDeckKeys, removeGroupDeck } from "./group-decks.store.ts";
import { changeGroup, deleteGroup, groupsToEnd } from "./groups.store.ts";
import { announceGroup } from "./memberships.ts";
import { removeClassTestsOf } from "./remove-class-tests.store.ts";

/**
 * Deletes a group with its members, its list of decks and its tests; the decks stay with their owners, and the progress with its students. One deck
 * and one portion of a test's answers at a time, because the cards of each deck are marked for all who studied it and others wait for the write. An interrupted deletion leaves a closed group, and is
 * continued by the next one.
 */
export async function endGroup(store: Store, groupId: string, /** ms since 1970 */ now: number): Promise<void> {
  await store.write(({ db }) => changeGroup(db, groupId, { codeOpen: 0, closedAt: now }));
  for (const key of await groupDeckKeys(store.read, groupId)) await store.write(({ db }) => removeGroupDeck(db, key));
  await removeClassTestsOf(store, groupId);
  await store.write(async (tx) => {
    await announceGroup(tx, groupId, { decks: true });
    await deleteGroup(tx.db, groupId);
  });
}

/** Deletes the groups whose last day is over. */
export async function endOldGroups({ store, clock, signal }: { store: Store; clock: () => number; signal?: AbortSignal }): Promise<void> {
  for (let due = await groupsToEnd(store.read, clock()); due.length > 0; due = await groupsToEnd(store.read, clock())) {
    for (const groupId of due) {
      if (signal?.aborted) return;
      await endGroup(store, groupId, clock());
    }
  }
}
