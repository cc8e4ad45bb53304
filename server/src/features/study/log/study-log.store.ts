import type { Entry, PlanEntry, SeedEntry } from "@recollect/domain/study/log/entry.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import { deckPlaceOf } from "../decks/deck-place.ts";
import type { CardPlace } from "../decks/study-cards.store.ts";
import { askedRetentionOf, countAnswer, dayOfAnswer } from "../progress/study-days.store.ts";

const selectOfCard = precompiled((db, { userId, deckOwnerId, deckId, cardId }: CardPlace) =>
  db
    .selectFrom("studyLog")
    .select("entry")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("cardId", "=", cardId),
);

const selectById = precompiled((db, { userId, id }: { userId: string; id: string }) =>
  db.selectFrom("studyLog").select("entry").where("userId", "=", userId).where("id", "=", id),
);

const selectUndoOf = precompiled((db, { userId, id }: { userId: string; id: string }) =>
  db.selectFrom("studyLog").select("id").where("userId", "=", userId).where("undoes", "=", id),
);

const insert = precompiled((db, row: Tables["studyLog"]) =>
  db.insertInto("studyLog").values({
    userId: row.userId,
    id: row.id,
    deckOwnerId: row.deckOwnerId,
    deckId: row.deckId,
    cardId: row.cardId,
    kind: row.kind,
    at: row.at,
    received: row.received,
    source: row.source,
    stageBefore: row.stageBefore,
    rating: row.rating,
    day: row.day,
    asked: row.asked,
    undoes: row.undoes,
    entry: row.entry,
  }),
);

/** All entries of one card, unordered. */
export async function entriesOfCard(db: Db, place: CardPlace): Promise<Entry[]> {
  return (await selectOfCard(db, place)).rows.map(({ entry }) => JSON.parse(entry) as Entry);
}

type Span = { /** ms since 1970 */ from: number; to: number; most: number };

const selectSome = precompiled((db, { userId, deckOwnerId, deckId, cardId, from, to, most }: CardPlace & Span) =>
  db
    .selectFrom("studyLog")
    .select("id")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("cardId", "=", cardId)
    .where("at", ">=", from)
    .where("at", "<", to)
    .limit(most),
);

/** The number of a card's entries between two times; counted up to `most`. */
export async function countBetween(db: Db, place: CardPlace, span: Span): Promise<number> {
  return (await selectSome(db, { ...place, ...span })).rows.length;
}

export async function findEntry(db: Db, userId: string, id: string): Promise<Entry | null> {
  const row = (await selectById(db, { userId, id })).rows[0];
  return row ? (JSON.parse(row.entry) as Entry) : null;
}

/** Whether an entry was undone. */
export async function isUndone(db: Db, userId: string, id: string): Promise<boolean> {
  return (await selectUndoOf(db, { userId, id })).rows.length > 0;
}

type Appending = {
  userId: string;
  /** the server's time, in ms since 1970 */ receivedAt: number;
  /** the entry that an undo undoes */ undone: Entry | null;
};

/** Appends an entry, and counts it on its day. */
export async function appendToLog(db: Db, entry: Entry, { userId, receivedAt, undone }: Appending): Promise<void> {
  const answer = entry.kind === "answer" ? entry : null;
  await insert(db, {
    userId,
    ...deckPlaceOf(entry.deckKey),
    id: entry.id,
    cardId: entry.cardId,
    kind: entry.kind,
    at: entry.at,
    received: receivedAt,
    source: answer?.source ?? null,
    stageBefore: answer?.stateBefore.stage ?? null,
    rating: answer?.rating ?? null,
    day: answer && dayOfAnswer(answer),
    asked: answer && askedRetentionOf(answer),
    undoes: entry.kind === "undo" ? entry.undoes : null,
    entry: JSON.stringify(entry),
  });
  if (answer) await countAnswer(db, userId, answer, 1);
  if (undone?.kind === "answer") await countAnswer(db, userId, undone, -1);
}

/** Columns that only answers and undos have. */
const none = { source: null, stageBefore: null, rating: null, day: null, asked: null, undoes: null };

/** Inserts at most 500 new seeds in one statement. Their days are counted separately. */
export async function appendSeeds(db: Db, seeds: readonly SeedEntry[], { userId, receivedAt }: Omit<Appending, "undone">): Promise<void> {
  const rows = seeds.map((seed): Tables["studyLog"] => {
    const { id, kind, at, cardId, deckKey } = seed;
    return { userId, id, ...deckPlaceOf(deckKey), cardId, kind, at, received: receivedAt, ...none, entry: JSON.stringify(seed) };
  });
  await db.insertInto("studyLog").values(rows).execute();
}

/** Inserts many plans in one statement: at most 500. */
export async function appendPlans(db: Db, plans: readonly PlanEntry[], { userId, receivedAt }: Omit<Appending, "undone">): Promise<void> {
  if (plans.length === 0) return;
  const rows = plans.map((plan): Tables["studyLog"] => {
    const { id, kind, at, cardId, deckKey } = plan;
    return { userId, id, ...deckPlaceOf(deckKey), cardId, kind, at, received: receivedAt, ...none, entry: JSON.stringify(plan) };
  });
  await db.insertInto("studyLog").values(rows).execute();
}

/** Deletes a deck's seeds from the log; returns them. */
export async function deleteSeeds(db: Db, userId: string, deckId: number): Promise<SeedEntry[]> {
  const ofDeck = { userId, deckOwnerId: userId, deckId };
  const rows = await db
    .deleteFrom("studyLog")
    .where((eb) => eb.and({ ...ofDeck, kind: "seed" }))
    .returning("entry")
    .execute();
  await db
    .deleteFrom("studyCards")
    .where((eb) => eb.and(ofDeck))
    .execute();
  return rows.map(({ entry }) => JSON.parse(entry) as SeedEntry);
}
