import { takenAsThen, withKept, type TakenDeck } from "@recollect/domain/decks/following/taken-deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { keepWithinShare, makeRoom } from "../../../media/storage.store.ts";
import { turnAfter } from "../../../store/yield-while-parsing.ts";
import type { Db } from "../../../store/tables.ts";
import { findFollowed, moveBase } from "./followed-decks.store.ts";
import type { FollowedDeckRow } from "./followed-decks.tables.ts";
import { findDeckForChange } from "../deck/decks.store.ts";
import { packBase, unpackBase } from "./packed-base.ts";

type Key = { ownerId: string; id: number };

type Base = Pick<FollowedDeckRow, "takenRevision" | "base">;

/**
 * Keeps what a copy had last taken with its newest version, before something else counts as taken: it belongs to that version, and to those before it that
 * have none. If the newest version has one, every other version has too. Old versions are dropped if everything together is beyond the storage limit (bytes).
 */
export async function keepBase(db: Db, { ownerId, id }: Key, { takenRevision, base }: Base, share: number): Promise<void> {
  const newest = await db
    .selectFrom("deckVersions")
    .select(({ fn }) => fn.max("revision").as("revision"))
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .executeTakeFirst();
  const revision = newest?.revision ?? null;
  if (revision === null) return;
  const insertion = await db
    .insertInto("versionBases")
    .values({ ownerId, deckId: id, revision, takenRevision, bytes: base.byteLength, base })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!insertion.numInsertedOrUpdatedRows) return;
  await addBytes(db, { ownerId, id, revision }, base.byteLength);
  await keepWithinShare(db, ownerId, share);
}

/**
 * Brings back what belongs to a version that is being restored, so that what was taken since is offered again. To be called in the transaction that restores it,
 * once the deck as it was is a version. Throws `storage/full`.
 */
export async function restoreBase(db: Db, key: Key, then: Base, share: number): Promise<void> {
  const followed = await findFollowed(db, key);
  if (!followed) return;
  await replaceBase(db, followed, takenAsThen(await unpackBase(then.base), await unpackBase(followed.base)), {
    to: then.takenRevision,
    share,
  });
  await keepBase(db, key, followed, share);
}

/**
 * Keeps a card for good that the author's deck has no more; `count` hears how many bytes that writes. Throws `deck/not-in-collection`, `deck/not-followed`,
 * `storage/full`, and what `count` throws.
 */
export async function keepLeftCard(
  db: Db,
  key: Key,
  cardId: string,
  { share, count }: { share: number; count: (bytes: number) => void },
): Promise<void> {
  if (!(await findDeckForChange(db, key))) throw new AppError("deck/not-in-collection");
  const followed = await findFollowed(db, key);
  if (!followed) throw new AppError("deck/not-followed");
  const taken = await unpackBase(followed.base);
  if (!taken.left.some((card) => card.id === cardId && !card.isKept)) return;
  count(followed.bytes);
  await replaceBase(db, followed, withKept(taken, cardId), { to: followed.takenRevision, share });
}

/** To be called under the lock of the deck's row, so that nothing else is taken meanwhile. */
async function replaceBase(
  db: Db,
  followed: FollowedDeckRow,
  { cards, ...taken }: TakenDeck,
  { to, share }: { to: number; share: number },
): Promise<void> {
  const text = JSON.stringify(cards);
  await turnAfter(text.length);
  const base = await packBase({ ...taken, cards: text });
  const grown = base.byteLength - followed.bytes;
  if (grown > 0) await makeRoom(db, followed.ownerId, { addedBytes: grown, share });
  if (!(await moveBase(db, followed, { to, base }))) throw new AppError("deck/not-followed");
}

/** What belongs to a version: to be read before a save, which may remove the version. Null if nothing was taken since. */
export async function baseOfVersion(db: Db, { ownerId, id, revision }: Key & { revision: number }): Promise<Base | null> {
  const row = await db
    .selectFrom("versionBases")
    .select(["takenRevision", "base"])
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("revision", ">=", revision)
    .orderBy("revision")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The part of a version's bytes that is not its own text. */
export async function bytesOfBase(db: Db, { ownerId, id }: Key, revision: number): Promise<number> {
  const row = await db
    .selectFrom("versionBases")
    .select("bytes")
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

/** Before versions of a deck are removed, in ascending order: what belongs to those before them moves to the nearest one that stays. */
export async function moveBasesDown(db: Db, { ownerId, id }: Key, removedRevisions: readonly number[]): Promise<void> {
  const bases = await db
    .selectFrom("versionBases")
    .select(["revision", "bytes"])
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .execute();
  if (bases.length === 0) return;
  const going = new Set(removedRevisions);
  const versions = await db.selectFrom("deckVersions").select("revision").where("ownerId", "=", ownerId).where("deckId", "=", id).execute();
  const staying = versions.map(({ revision }) => revision).filter((revision) => !going.has(revision));
  const taken = new Set(bases.map(({ revision }) => revision));
  for (const { revision, bytes } of bases.toSorted((a, b) => a.revision - b.revision)) {
    if (!going.has(revision)) continue;
    const target = staying.filter((other) => other < revision).reduce((highest, other) => Math.max(highest, other), 0);
    if (target === 0 || taken.has(target)) continue;
    taken.add(target);
    await db
      .updateTable("versionBases")
      .set({ revision: target })
      .where("ownerId", "=", ownerId)
      .where("deckId", "=", id)
      .where("revision", "=", revision)
      .execute();
    await addBytes(db, { ownerId, id, revision: target }, bytes);
  }
}

async function addBytes(db: Db, { ownerId, id, revision }: Key & { revision: number }, bytes: number): Promise<void> {
  await db
    .updateTable("deckVersions")
    .set((version) => ({ bytes: version("bytes", "+", bytes) }))
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("revision", "=", revision)
    .execute();
}
