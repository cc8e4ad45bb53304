import { setTimeout as wait } from "node:timers/promises";

import { LEARNING } from "@recollect/domain/limits/limits.ts";
import { reviewsOf, spacedReviews, type MemoryLine, type Review } from "@recollect/domain/study/memory/reviews.ts";
import { deckKeyOf, type SeedEntry } from "@recollect/domain/study/log/entry.ts";
import { sql } from "kysely";

import type { Db, Tables } from "../../../store/tables.ts";

/** Lines read at once; other queries then get the database for this many times as long as the read took. */
const linesAtOnce = 1000;
const restShare = 2;

export type CardReviews = { deckKey: string; reviews: Review[] };

/**
 * The answers of each of a student's cards that has answers at least a day apart. If there are too many, the most recently answered cards
 * are taken.
 */
export async function cardsToLearnFrom(db: Db, userId: string): Promise<CardReviews[]> {
  const cards: CardReviews[] = [];
  for (let deck = await deckAfter(db, userId, null); deck; deck = await deckAfter(db, userId, deck)) {
    const deckKey = deckKeyOf(deck.deckOwnerId, deck.deckId);
    for await (const lines of linesByCard(db, userId, deck)) {
      const reviews = reviewsOf(lines);
      if (spacedReviews(reviews) > 0) cards.push({ deckKey, reviews });
    }
  }
  return latest(cards);
}

function latest(cards: CardReviews[]): CardReviews[] {
  let answersLeft: number = LEARNING.mostAnswers;
  if (cards.reduce((sum, { reviews }) => sum + reviews.length, 0) <= answersLeft) return cards;
  const lastDay = ({ reviews }: CardReviews) => reviews.at(-1)?.day ?? 0;
  return cards.sort((a, b) => lastDay(b) - lastDay(a)).filter(({ reviews }) => (answersLeft -= reviews.length) >= 0);
}

type Place = { deckOwnerId: string; deckId: number };

/** Deck by deck: otherwise PostgreSQL's planner ignores the log's index and scans the whole log for each portion. */
async function deckAfter(db: Db, userId: string, after: Place | null): Promise<Place | null> {
  const decks = db.selectFrom("studyLog").select(["deckOwnerId", "deckId"]).where("userId", "=", userId).limit(1);
  const { deckOwnerId = "", deckId = 0 } = after ?? {};
  const ofOwner = decks.where("deckOwnerId", "=", deckOwnerId).where("deckId", ">", deckId).orderBy("deckId");
  const ofNext = decks.where("deckOwnerId", ">", deckOwnerId).orderBy("deckOwnerId").orderBy("deckId");
  return (await ofOwner.executeTakeFirst()) ?? (await ofNext.executeTakeFirst()) ?? null;
}

async function* linesByCard(db: Db, userId: string, deck: Place): AsyncGenerator<MemoryLine[]> {
  let cardId: string | null = null;
  let lines: MemoryLine[] = [];
  for (let after: Row | null = null; ;) {
    const begin = performance.now();
    const rows = await linesAfter(db, userId, deck, after);
    for (const row of rows) {
      if (row.cardId !== cardId) {
        yield lines;
        [cardId, lines] = [row.cardId, []];
      }
      const line = lineIn(row);
      if (line) lines.push(line);
    }
    // PostgreSQL serves a learning process at the same priority as all others.
    await wait(restShare * (performance.now() - begin));
    after = rows.at(-1) ?? null;
    if (rows.length < linesAtOnce || after === null) break;
  }
  yield lines;
}

type Row = Pick<Tables["studyLog"], "cardId" | "id" | "kind" | "at" | "rating" | "day" | "undoes"> & { seed: string | null };

async function linesAfter(
  db: Db,
  userId: string,
  { deckOwnerId, deckId }: Place,
  after: Pick<Row, "cardId" | "id"> | null,
): Promise<Row[]> {
  return db
    .selectFrom("studyLog")
    .select(["cardId", "id", "kind", "at", "rating", "day", "undoes"])
    .select(sql<string | null>`case when "kind" = 'seed' then "entry" end`.as("seed"))
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .$if(after !== null, (lines) =>
      lines.where("cardId", ">=", after?.cardId ?? "").where(sql<boolean>`("cardId", "id") > (${after?.cardId}, ${after?.id})`),
    )
    .orderBy("cardId")
    .orderBy("id")
    .limit(linesAtOnce)
    .execute();
}

function lineIn({ id, at, kind, rating, day, undoes, seed }: Row): MemoryLine | null {
  if (kind === "answer" && rating !== null && day !== null) return { id, at, kind, day, rating };
  if (kind === "undo" && undoes !== null) return { id, at, kind, undoes };
  if (kind !== "seed" || seed === null) return null;
  const { state, days } = JSON.parse(seed) as SeedEntry;
  return { id, at, kind, reps: state.reps, days };
}
