import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { inLogOrder } from "@recollect/domain/study/log/log.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckPlace } from "../decks/deck-place.ts";

/** A card of the log, and the number of its entries. */
export type CardCount = { cardId: string; entries: number };

type OfDeck = { userId: string; deckOwnerId: string; deckId: number };

/** The decks in a student's log, and those of card and day rows, which should be in it. */
export async function decksOfLog(db: Db, userId: string): Promise<DeckPlace[]> {
  return db
    .selectFrom("studyLog")
    .select(["deckOwnerId", "deckId"])
    .where("userId", "=", userId)
    .union(db.selectFrom("studyCards").select(["deckOwnerId", "deckId"]).where("userId", "=", userId))
    .union(db.selectFrom("studyDays").select(["deckOwnerId", "deckId"]).where("userId", "=", userId))
    .execute();
}

const selectCounts = precompiled((db, { userId, deckOwnerId, deckId }: OfDeck) =>
  db
    .selectFrom("studyLog")
    .select((eb) => ["cardId", eb.fn.countAll<number>().as("entries")])
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .groupBy("cardId")
    .orderBy("cardId"),
);

/** In the database's order of ids. */
export async function cardCountsOfDeck(db: Db, userId: string, deck: DeckPlace): Promise<CardCount[]> {
  return (await selectCounts(db, { userId, ...deck })).rows;
}

const selectEntries = precompiled((db, { userId, deckOwnerId, deckId, first, last }: OfDeck & { first: string; last: string }) =>
  db
    .selectFrom("studyLog")
    .select("entry")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("cardId", ">=", first)
    .where("cardId", "<=", last),
);

/** All entries of the cards from the first to the last in the database's order of ids; unordered themselves. */
export async function entriesOfCards(db: Db, userId: string, deck: DeckPlace, cards: { first: string; last: string }): Promise<Entry[]> {
  const { rows } = await selectEntries(db, { userId, ...deck, ...cards });
  return rows.map(({ entry }) => JSON.parse(entry) as Entry);
}

/** Every student who has studied. */
export async function studentsOfLog(db: Db): Promise<string[]> {
  const ofLog = db.selectFrom("studyLog").select("userId");
  const rows = await ofLog.union(db.selectFrom("studyCards").select("userId")).orderBy("userId").execute();
  return rows.map(({ userId }) => userId);
}

/** The first and the last card id of each part of the deck's cards that fits into memory. */
export function chunksOf(counts: readonly CardCount[], entriesAtOnce: number): [first: string, last: string][] {
  const chunks: [first: string, last: string][] = [];
  let entriesInChunk = Infinity;
  for (const { cardId, entries } of counts) {
    const chunk = chunks.at(-1);
    if (chunk && entriesInChunk + entries <= entriesAtOnce) {
      chunk[1] = cardId;
      entriesInChunk += entries;
    } else {
      chunks.push([cardId, cardId]);
      entriesInChunk = entries;
    }
  }
  return chunks;
}

/** The last of some entries in log order. */
export function lastOf(entries: readonly Entry[]): Entry {
  return entries.reduce((a, b) => (inLogOrder(a, b) > 0 ? a : b));
}
