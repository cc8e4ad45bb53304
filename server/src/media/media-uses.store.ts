import type { Card } from "@recollect/domain/cards/card.ts";
import { mediaNames } from "@recollect/domain/cards/card-media.ts";
import { sql } from "kysely";

import { mayOpen } from "../access/deck-conditions.store.ts";
import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";
import { turnsOfReading } from "../store/yield-while-parsing.ts";
import { mediaColumns, type MediaRow } from "./media.store.ts";

type DeckKey = { ownerId: string; id: number };

/** Media in one statement. */
const atOnce = 500;

/** The media that a student may see now: the own ones, those of decks that they may open, and those of earlier versions of own decks. */
const seenMedia = (db: Db, uid: string) =>
  db.selectFrom("media").where(({ or, eb, exists, selectFrom }) =>
    or([
      eb("media.ownerId", "=", uid),
      exists(
        selectFrom("mediaUses")
          .innerJoin("decks", (join) =>
            join.onRef("decks.ownerId", "=", "mediaUses.deckOwnerId").onRef("decks.id", "=", "mediaUses.deckId"),
          )
          .select(sql.lit(1).as("one"))
          .whereRef("mediaUses.mediaId", "=", "media.id")
          .where(mayOpen(uid)),
      ),
      exists(
        selectFrom("versionMedia")
          .select(sql.lit(1).as("one"))
          .whereRef("versionMedia.mediaId", "=", "media.id")
          .where("versionMedia.ownerId", "=", uid),
      ),
    ]),
  );

const selectSeen = precompiled((db, { uid, id }: { uid: string; id: string }) =>
  seenMedia(db, uid)
    .select(mediaColumns.map((column) => `media.${column}` as const))
    .where("media.id", "=", id),
);

/** A picture or a sound, if the student may see it now; otherwise null. To be asked at every request, since a deck may be withdrawn at any time. */
export async function findSeenMedia(db: Db, uid: string, id: string): Promise<MediaRow | null> {
  return (await selectSeen(db, { uid, id })).rows[0] ?? null;
}

/** Stores the media that a new deck uses. To be called in the transaction that wrote it, with its cards as JSON text. */
export async function addMediaUses(db: Db, deck: DeckKey, cards: string): Promise<void> {
  if (mayNameMedia(cards)) await insertUses(db, deck, await readSeen(db, deck.ownerId, await namedIn(cards)));
}

/** The cards' texts of a deck before and after a save, and the co-author who made it; absent for the owner. */
type CardsOfSave = { before: string; after: string; coAuthor?: string | undefined };

/**
 * Updates the media that a deck uses after its cards changed. Only media that its owner, or the co-author who saved, may see now are added: the name of a
 * withdrawn or guessed one opens nothing. What a co-author uploaded for this deck belongs to its owner from then on, as the words do: returns how many
 * bytes the owner has more.
 */
export async function changeMediaUses(db: Db, deck: DeckKey, { before, after, coAuthor }: CardsOfSave): Promise<number> {
  if (before === after || (!mayNameMedia(before) && !mayNameMedia(after))) return 0;
  const [old, newIds] = [await namedIn(before), await namedIn(after)];
  const [goneIds, addedIds] = [[...old].filter((id) => !newIds.has(id)), new Set([...newIds].filter((id) => !old.has(id)))];
  const seenIds = new Set(await readSeen(db, deck.ownerId, addedIds));
  if (coAuthor !== undefined) for (const id of await readSeen(db, coAuthor, addedIds)) seenIds.add(id);
  for (let start = 0; start < goneIds.length; start += atOnce) {
    await ofDeck(db, deck)
      .where("mediaId", "in", goneIds.slice(start, start + atOnce))
      .execute();
  }
  const addedBytes = coAuthor === undefined ? 0 : await handOver(db, [...seenIds], { from: coAuthor, to: deck.ownerId });
  await insertUses(db, deck, [...seenIds]);
  return addedBytes;
}

/** Gives files that no deck uses yet to another student, for whose storage they count then, and returns their bytes; not those that this student has already. */
async function handOver(db: Db, ids: readonly string[], { from, to }: { from: string; to: string }): Promise<number> {
  let bytes = 0;
  const isUsed = sql`exists (select 1 from ${sql.table("mediaUses")} where "mediaUses"."mediaId" = "media"."id")`;
  const isThere = sql`exists (select 1 from ${sql.table("media")} as "own" where "own"."ownerId" = ${to} and "own"."hash" = "media"."hash")`;
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await db
      .updateTable("media")
      .set({ ownerId: to })
      .where("id", "in", ids.slice(start, start + atOnce))
      .where("ownerId", "=", from)
      .where(sql<boolean>`not ${isUsed} and not ${isThere}`)
      .returning("bytes")
      .execute();
    bytes += rows.reduce((sum, row) => sum + row.bytes, 0);
  }
  return bytes;
}

/** The media that a deck uses now. */
export async function mediaUsesOf(db: Db, { ownerId, id }: DeckKey): Promise<string[]> {
  const rows = await db.selectFrom("mediaUses").select("mediaId").where("deckOwnerId", "=", ownerId).where("deckId", "=", id).execute();
  return rows.map(({ mediaId }) => mediaId);
}

/** Restores the media uses of a deleted deck, for media that still exist. */
export async function keepMediaUses(db: Db, deck: DeckKey, mediaIds: readonly string[]): Promise<void> {
  if (mediaIds.length === 0) return;
  const keptIds: string[] = [];
  for (let start = 0; start < mediaIds.length; start += atOnce) {
    const some = mediaIds.slice(start, start + atOnce);
    keptIds.push(...(await db.selectFrom("media").select("id").where("id", "in", some).execute()).map(({ id }) => id));
  }
  await insertUses(db, deck, keptIds);
}

function ofDeck(db: Db, { ownerId, id }: DeckKey) {
  return db.deleteFrom("mediaUses").where("deckOwnerId", "=", ownerId).where("deckId", "=", id);
}

async function readSeen(db: Db, uid: string, ids: ReadonlySet<string>): Promise<string[]> {
  const all = [...ids];
  const foundIds: string[] = [];
  for (let start = 0; start < all.length; start += atOnce) {
    const rows = await seenMedia(db, uid)
      .select("media.id")
      .where("media.id", "in", all.slice(start, start + atOnce))
      .execute();
    foundIds.push(...rows.map(({ id }) => id));
  }
  return foundIds;
}

async function insertUses(db: Db, { ownerId, id }: DeckKey, mediaIds: readonly string[]): Promise<void> {
  for (let start = 0; start < mediaIds.length; start += atOnce) {
    const rows = mediaIds.slice(start, start + atOnce).map((mediaId) => ({ deckOwnerId: ownerId, deckId: id, mediaId }));
    await db
      .insertInto("mediaUses")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Most decks use none, and are not parsed for it: a name needs these letters, which JSON does not escape. */
export function mayNameMedia(cards: string): boolean {
  return cards.includes("](media/");
}

async function namedIn(cards: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  if (!mayNameMedia(cards)) return names;
  const turn = turnsOfReading();
  for (const side of (JSON.parse(cards) as Card[]).flatMap((card) => Object.values(card))) {
    if (typeof side !== "string" || !mayNameMedia(side)) continue;
    for (const id of mediaNames(side)) names.add(id);
    const over = turn(side.length);
    // Others are looked at in between.
    if (over) await over;
  }
  return names;
}
