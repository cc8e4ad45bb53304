import { superfluousVersions } from "@recollect/domain/decks/history/kept-versions.ts";

import type { Db } from "../../../store/tables.ts";
import { bytesOfBase, moveBasesDown } from "../taken/version-bases.store.ts";
import { whenSaved, decksWithVersions } from "./history.store.ts";
import { compressWhole } from "./stored-versions.ts";
import { versionContent } from "./version-content.store.ts";
import type { Store } from "../../../store/store.ts";

type Key = { ownerId: string; id: number };

const atOnce = 500;

/**
 * Deletes superfluous versions of a deck, oldest first, rewriting at most `most` of the deltas that depended on them: for a long deck each rewriting
 * takes a tenth of a second, during which nothing else is written. `now` is ms since 1970. Returns how many versions were deleted; 0 when nothing is
 * left to do.
 */
export async function thinOut(db: Db, { ownerId, id }: Key, now: number, most: number): Promise<number> {
  const ofDeck = db.selectFrom("deckVersions").select(["revision", "replacedAt"]).where("ownerId", "=", ownerId).where("deckId", "=", id);
  const versions = await ofDeck.orderBy("revision").execute();
  const superfluous = new Set(superfluousVersions(versions, now));
  const removedRevisions: number[] = [];
  let madeWhole = 0;
  for (const [at, { revision }] of versions.entries()) {
    if (!superfluous.has(revision)) continue;
    const before = versions[at - 1]?.revision;
    // Deltas lead through the following versions: if the next one is removed, the version is stored whole.
    if (before !== undefined && !superfluous.has(before)) {
      if (madeWhole === most) break;
      await makeWhole(db, { ownerId, id }, before);
      madeWhole += 1;
    }
    removedRevisions.push(revision);
  }
  await keepSavedAt(db, { ownerId, id }, removedRevisions);
  await moveBasesDown(db, { ownerId, id }, removedRevisions);
  for (let start = 0; start < removedRevisions.length; start += atOnce) {
    await db
      .deleteFrom("deckVersions")
      .where("ownerId", "=", ownerId)
      .where("deckId", "=", id)
      .where("revision", "in", removedRevisions.slice(start, start + atOnce))
      .execute();
  }
  return removedRevisions.length;
}

/** Before versions are removed: the save times of their successors move into their own rows. */
async function keepSavedAt(db: Db, { ownerId, id }: Key, removedRevisions: readonly number[]): Promise<void> {
  const going = new Set(removedRevisions);
  const after = removedRevisions.map((revision) => revision + 1).filter((revision) => !going.has(revision));
  for (let start = 0; start < after.length; start += atOnce) {
    await db
      .updateTable("deckVersions")
      .set((version) => ({ savedAt: whenSaved(version) }))
      .where("ownerId", "=", ownerId)
      .where("deckId", "=", id)
      .where("revision", "in", after.slice(start, start + atOnce))
      .execute();
  }
}

async function makeWhole(db: Db, key: Key, revision: number): Promise<void> {
  const savedContent = await versionContent(db, key, revision);
  if (!savedContent) return;
  const content = compressWhole(savedContent);
  const baseBytes = await bytesOfBase(db, key, revision);
  await db
    .updateTable("deckVersions")
    .set({ content, bytes: content.byteLength + Buffer.byteLength(savedContent.title) + baseBytes })
    .where("ownerId", "=", key.ownerId)
    .where("deckId", "=", key.id)
    .where("revision", "=", revision)
    .execute();
}

const decksAtOnce = 200;

/** Versions rewritten as whole in one transaction. */
const madeWholeAtOnce = 4;

/** Removes superfluous versions from every deck, and returns how many. Others write in between. */
export async function thinOutAll({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }): Promise<number> {
  let removedCount = 0;
  let after = { ownerId: "", id: -1 };
  for (;;) {
    const decks = await decksWithVersions(store.read, after, decksAtOnce);
    for (const deck of decks) removedCount += await thinOutOne(store, deck, clock());
    const last = decks.at(-1);
    if (!last || decks.length < decksAtOnce) return removedCount;
    after = last;
  }
}

async function thinOutOne(store: Store, deck: Parameters<typeof thinOut>[1], now: number): Promise<number> {
  let removedCount = 0;
  for (let some = 1; some > 0; removedCount += some) some = await store.write(({ db }) => thinOut(db, deck, now, madeWholeAtOnce));
  return removedCount;
}
