import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";

import type { Card } from "@recollect/domain/cards/card.ts";

import type { Db } from "../../../store/tables.ts";
import { changeHashes, sourcesOfDeck } from "./imports.store.ts";

/** A card as it was last imported, with the hash that was stored of it then: it is a base only while that is the stored one. */
export type BaseCard = { card: Card; hash: string };

/** The imported cards of a deck, by their ids here. */
export type ImportedBase = ReadonlyMap<string, BaseCard>;

/** What is stored about the sources of a deck's cards, so that an import can be undone. */
type SourcesBefore = { base: BaseCard[] | null; hashes: Record<string, string> };

type Key = { ownerId: string; deckId: number };

/** Fast rather than small, as versions are compressed. */
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** A deck has at most 24 MB of text. */
const maxOutputLength = 256 * 1024 * 1024;

async function pack(value: unknown): Promise<Uint8Array> {
  return promisify(zstdCompress)(JSON.stringify(value), zstdOptions);
}

async function unpack<T>(packed: Uint8Array): Promise<T> {
  return JSON.parse((await promisify(zstdDecompress)(packed, { maxOutputLength })).toString("utf8")) as T;
}

/** The imported cards of a deck, and how many bytes they take as they are stored. */
export async function readBase(db: Db, { ownerId, deckId }: Key): Promise<{ base: ImportedBase; bytes: number }> {
  const row = await db
    .selectFrom("importedBases")
    .select("base")
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", deckId)
    .executeTakeFirst();
  const cards = row ? await unpack<BaseCard[]>(row.base) : [];
  return { base: new Map(cards.map((one) => [one.card.id, one])), bytes: row?.base.byteLength ?? 0 };
}

/** Stores the imported cards of a deck. `makeRoom` is called with how many bytes are added, before they are. */
export async function saveBase(
  db: Db,
  { ownerId, deckId }: Key,
  { base, bytesBefore, makeRoom }: { base: Iterable<BaseCard>; bytesBefore: number; makeRoom: (addedBytes: number) => Promise<void> },
): Promise<void> {
  const packed = await pack([...base]);
  if (packed.byteLength > bytesBefore) await makeRoom(packed.byteLength - bytesBefore);
  await writeBase(db, { ownerId, deckId }, packed);
}

async function writeBase(db: Db, key: Key, base: Uint8Array): Promise<void> {
  const values = { bytes: base.byteLength, base };
  await db
    .insertInto("importedBases")
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(["ownerId", "deckId"]).doUpdateSet(values))
    .execute();
}

/** What is stored about the sources of a deck's cards now. */
export async function packSources(db: Db, { ownerId, deckId }: Key, base: ImportedBase): Promise<Uint8Array> {
  const rows = await sourcesOfDeck(db, ownerId, deckId);
  const hashes = Object.fromEntries(rows.map(({ cardId, hash }) => [cardId, hash]));
  return pack({ base: base.size > 0 ? [...base.values()] : null, hashes } satisfies SourcesBefore);
}

/** Restores what `packSources` packed. */
export async function restoreSources(db: Db, { ownerId, deckId }: Key, packed: Uint8Array): Promise<void> {
  const { base, hashes } = await unpack<SourcesBefore>(packed);
  const now = await sourcesOfDeck(db, ownerId, deckId);
  const changedRows = now.flatMap(({ cardId, hash }) => {
    const before = hashes[cardId];
    return before === undefined || before === hash ? [] : [{ cardId, hash: before }];
  });
  await changeHashes(db, ownerId, deckId, changedRows);
  if (base) await writeBase(db, { ownerId, deckId }, await pack(base));
  else await db.deleteFrom("importedBases").where("ownerId", "=", ownerId).where("deckId", "=", deckId).execute();
}
