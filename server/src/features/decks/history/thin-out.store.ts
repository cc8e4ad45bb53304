import { superfluousVersions } from "@recollect/domain/decks/history/kept-versions.ts";

import type { Db } from "../../../store/tables.ts";
import { whenSaved } from "./history.store.ts";
import { packedWhole } from "./kept-content.ts";
import { versionContent } from "./version-content.store.ts";

type Key = { ownerId: string; id: number };

const atOnce = 500;

/**
 * Removes those of a deck's versions that need no longer be kept (`now`: ms since 1970), the oldest first, as long as no more than `most` others
 * have to be made whole for it: of a long deck each takes a tenth of a second, and nothing else is written meanwhile. Returns how many have gone; once
 * nothing is left to remove, 0.
 */
export async function thinOut(db: Db, { ownerId, id }: Key, now: number, most: number): Promise<number> {
  const ofDeck = db.selectFrom("deckVersions").select(["revision", "replacedAt"]).where("ownerId", "=", ownerId).where("deckId", "=", id);
  const versions = await ofDeck.orderBy("revision").execute();
  const superfluous = new Set(superfluousVersions(versions, now));
  const gone: number[] = [];
  let madeWhole = 0;
  for (const [at, { revision }] of versions.entries()) {
    if (!superfluous.has(revision)) continue;
    const before = versions[at - 1]?.revision;
    // What a version is kept by leads through those after it: one whose next goes is kept whole from now on.
    if (before !== undefined && !superfluous.has(before)) {
      if (madeWhole === most) break;
      await makeWhole(db, { ownerId, id }, before);
      madeWhole += 1;
    }
    gone.push(revision);
  }
  await keepSavedAt(db, { ownerId, id }, gone);
  for (let start = 0; start < gone.length; start += atOnce) {
    await db
      .deleteFrom("deckVersions")
      .where("ownerId", "=", ownerId)
      .where("deckId", "=", id)
      .where("revision", "in", gone.slice(start, start + atOnce))
      .execute();
  }
  return gone.length;
}

/** Before versions go: those after them are told in their own rows when they were saved. */
async function keepSavedAt(db: Db, { ownerId, id }: Key, gone: readonly number[]): Promise<void> {
  const going = new Set(gone);
  const after = gone.map((revision) => revision + 1).filter((revision) => !going.has(revision));
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
  const said = await versionContent(db, key, revision);
  if (!said) return;
  const content = packedWhole(said);
  await db
    .updateTable("deckVersions")
    .set({ content, bytes: content.byteLength + Buffer.byteLength(said.title) })
    .where("ownerId", "=", key.ownerId)
    .where("deckId", "=", key.id)
    .where("revision", "=", revision)
    .execute();
}
