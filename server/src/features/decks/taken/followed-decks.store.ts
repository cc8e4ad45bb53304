import type { CardPair } from "@recollect/domain/decks/following/taken-deck.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";

import type { ExpressionBuilder } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import type { FollowedDeckRow } from "./followed-decks.tables.ts";

type Key = { ownerId: string; id: number };

const selectFollowed = precompiled((db, { ownerId, id }: Key) =>
  db.selectFrom("followedDecks").selectAll().where("ownerId", "=", ownerId).where("deckId", "=", id),
);

/** The link of a copy with what it last took; null if it follows nothing. */
export async function findFollowed(db: Db, key: Key): Promise<FollowedDeckRow | null> {
  return (await selectFollowed(db, key)).rows[0] ?? null;
}

/** The student's deck that follows this one, if there is one outside of the trash: the newest. */
export async function findFollower(db: Db, ownerId: string, source: Key): Promise<number | null> {
  const row = await db
    .selectFrom("followedDecks")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "followedDecks.ownerId").onRef("decks.id", "=", "followedDecks.deckId"))
    .select("decks.id")
    .where("followedDecks.ownerId", "=", ownerId)
    .where("sourceOwnerId", "=", source.ownerId)
    .where("sourceId", "=", source.id)
    .orderBy("decks.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

type NewLink = { key: Key; source: Key; followedAt: number; takenRevision: number; base: Uint8Array };

/** Links a copy; a link that it had is replaced. */
export async function link(db: Db, { key, source, followedAt, takenRevision, base }: NewLink): Promise<void> {
  const values = { sourceOwnerId: source.ownerId, sourceId: source.id, followedAt, takenRevision, bytes: base.byteLength, base };
  await db
    .insertInto("followedDecks")
    .values({ ownerId: key.ownerId, deckId: key.id, ...values })
    .onConflict((conflict) => conflict.columns(["ownerId", "deckId"]).doUpdateSet((row) => ({ ...values, baseNumber: nextNumber(row) })))
    .execute();
}

/** Writes down what was taken. Returns false if something was taken or kept for good, or the link ended, since it was read. */
export async function moveBase(
  db: Db,
  { ownerId, deckId, followedAt, baseNumber }: FollowedDeckRow,
  { to, base }: { to: number; base: Uint8Array },
): Promise<boolean> {
  const result = await db
    .updateTable("followedDecks")
    .set((row) => ({ takenRevision: to, bytes: base.byteLength, base, baseNumber: nextNumber(row) }))
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", deckId)
    .where("followedAt", "=", followedAt)
    .where("baseNumber", "=", baseNumber)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function nextNumber(row: ExpressionBuilder<Tables, "followedDecks">) {
  return row("followedDecks.baseNumber", "+", 1);
}

/** Ends a link; the copy is the student's own from then on. Returns whether there was one. */
export async function unlink(db: Db, { ownerId, id }: Key): Promise<boolean> {
  const result = await db.deleteFrom("followedDecks").where("ownerId", "=", ownerId).where("deckId", "=", id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends the link of a deck that is deleted for good; an existing deck under the same number keeps it. */
export async function unlinkIfGone(db: Db, { ownerId, id }: Key): Promise<void> {
  const deck = db.selectFrom("decks").select("id").where("ownerId", "=", ownerId).where("id", "=", id);
  await db
    .deleteFrom("followedDecks")
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .where(({ not, exists }) => not(exists(deck)))
    .execute();
}

/** Moves the links of a deck that is restored under another number: its own, and those of its followers. */
export async function moveLinks(db: Db, { ownerId, id }: Key, newId: number): Promise<void> {
  await db.updateTable("followedDecks").set({ deckId: newId }).where("ownerId", "=", ownerId).where("deckId", "=", id).execute();
  await db.updateTable("followedDecks").set({ sourceId: newId }).where("sourceOwnerId", "=", ownerId).where("sourceId", "=", id).execute();
}

/** Where a copy's cards came from; null for a copy of which this was not written down. */
export async function pairsOfCopy(db: Db, { ownerId, id }: Key): Promise<CardPair[] | null> {
  const row = await db.selectFrom("decks").select("cardOrigins").where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  const origins = row?.cardOrigins ? (JSON.parse(row.cardOrigins) as Record<string, string>) : null;
  return origins && Object.entries(origins).map(([mine, source]) => ({ id: mine, source }));
}

/** How many links are walked through to find a circle; a longer chain is refused like one. */
const longestChain = 32;

/** Whether a deck follows another one, itself or by decks in between. */
export async function follows(db: Db, deck: Key, other: Key): Promise<boolean> {
  let at: Key | null = deck;
  for (let step = 0; step < longestChain; step += 1) {
    if (at.ownerId === other.ownerId && at.id === other.id) return true;
    const next: Pick<FollowedDeckRow, "sourceOwnerId" | "sourceId"> | undefined = await db
      .selectFrom("followedDecks")
      .select(["sourceOwnerId", "sourceId"])
      .where("ownerId", "=", at.ownerId)
      .where("deckId", "=", at.id)
      .executeTakeFirst();
    if (!next || next.sourceOwnerId === null) return false;
    at = { ownerId: next.sourceOwnerId, id: next.sourceId };
  }
  return true;
}

/** The cards of an own deck that the student has studied. */
export async function studiedCards(db: Db, { ownerId, id }: Key): Promise<string[]> {
  const rows = await db
    .selectFrom("studyCards")
    .select("cardId")
    .where("userId", "=", ownerId)
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("stage", "<>", "new")
    .execute();
  return [...new Set(rows.map(({ cardId }) => cardIdOf(cardId)))];
}
