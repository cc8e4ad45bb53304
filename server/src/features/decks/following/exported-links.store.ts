import { pairsOf } from "@recollect/domain/decks/following/taken-deck.ts";

import type { Db } from "../../../store/tables.ts";
import { unpackBase } from "../taken/packed-base.ts";

/** The cards whose origin is written down, of all decks together. Those of further decks find their originals by what they say. */
const mostCards = 200_000;

/** The decks of a student that follow those of others, with the author's id of each card. */
export async function exportedLinks(db: Db, uid: string) {
  const links = await db
    .selectFrom("followedDecks")
    .select(["deckId", "sourceOwnerId", "sourceId", "followedAt"])
    .where("ownerId", "=", uid)
    .orderBy("deckId")
    .execute();
  const decks: {
    ownerId: string;
    deckId: number;
    original: { ownerId: string | null; deckId: number };
    followedAt: number;
    cards: object;
  }[] = [];
  let left = mostCards;
  for (const { deckId, sourceOwnerId, sourceId, followedAt } of links) {
    const row =
      left > 0
        ? await db.selectFrom("followedDecks").select("base").where("ownerId", "=", uid).where("deckId", "=", deckId).executeTakeFirst()
        : undefined;
    const taken = row ? await unpackBase(row.base) : null;
    const pairs = taken ? [...taken.left, ...pairsOf(taken)] : [];
    left -= pairs.length;
    const cards = Object.fromEntries(pairs.map(({ id, source }) => [id, source]));
    decks.push({ ownerId: uid, deckId, original: { ownerId: sourceOwnerId, deckId: sourceId }, followedAt, cards });
  }
  return decks;
}
