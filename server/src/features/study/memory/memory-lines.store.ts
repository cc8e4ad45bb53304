import { setImmediate } from "node:timers/promises";

import { LEARNING } from "@recollect/domain/limits/limits.ts";
import { reviewsOf, spacedReviews, type MemoryLine, type Review } from "@recollect/domain/study/memory/reviews.ts";
import { cardKeyOf, deckKeyOf, type SeedEntry } from "@recollect/domain/study/log/entry.ts";
import { sql } from "kysely";

import type { Db } from "../../../store/tables.ts";

/** So many lines are read before other requests are heard. */
const linesAtOnce = 1000;

export type CardReviews = { deckKey: string; reviews: Review[] };

/**
 * The answers of each of a student's cards that has some with a day between. Of more than can be learned from, the cards that were
 * answered last are taken.
 */
export async function cardsToLearnFrom(db: Db, userId: string): Promise<CardReviews[]> {
  const cards: CardReviews[] = [];
  let lines: MemoryLine[] = [];
  let deckKey = "";
  let cardKey = "";
  const close = () => {
    const reviews = reviewsOf(lines);
    if (spacedReviews(reviews) > 0) cards.push({ deckKey, reviews });
  };
  for (let after: Place | null = null; ;) {
    const rows = await linesAfter(db, userId, after);
    for (const row of rows) {
      const of = deckKeyOf(row.deckOwnerId, row.deckId);
      const key = cardKeyOf({ deckKey: of, cardId: row.cardId });
      if (key !== cardKey) {
        close();
        [deckKey, cardKey, lines] = [of, key, []];
      }
      const line = lineIn(row);
      if (line) lines.push(line);
    }
    after = rows.at(-1) ?? null;
    if (rows.length < linesAtOnce || after === null) break;
    // The embedded database answers at once, so that no one else would be heard until all is read.
    await setImmediate();
  }
  close();
  return latest(cards);
}

function latest(cards: CardReviews[]): CardReviews[] {
  const lastDay = ({ reviews }: CardReviews) => reviews.at(-1)?.day ?? 0;
  let left: number = LEARNING.mostAnswers;
  return cards.sort((a, b) => lastDay(b) - lastDay(a)).filter(({ reviews }) => (left -= reviews.length) >= 0);
}

type Place = { deckOwnerId: string; deckId: number; cardId: string; id: string };

type Row = Awaited<ReturnType<typeof linesAfter>>[number];

function linesAfter(db: Db, userId: string, after: Place | null) {
  const all = db
    .selectFrom("studyLog")
    .select(["deckOwnerId", "deckId", "cardId", "id", "kind", "at", "rating", "day", "undoes"])
    .select(sql<string | null>`case when "kind" = 'seed' then "entry" end`.as("seed"))
    .where("userId", "=", userId);
  const rest = after
    ? all.where(
        sql<boolean>`("deckOwnerId", "deckId", "cardId", "id") > (${after.deckOwnerId}, ${after.deckId}, ${after.cardId}, ${after.id})`,
      )
    : all;
  return rest.orderBy("deckOwnerId").orderBy("deckId").orderBy("cardId").orderBy("id").limit(linesAtOnce).execute();
}

function lineIn({ id, at, kind, rating, day, undoes, seed }: Row): MemoryLine | null {
  if (kind === "answer" && rating !== null && day !== null) return { id, at, kind, day, rating };
  if (kind === "undo" && undoes !== null) return { id, at, kind, undoes };
  if (kind !== "seed" || seed === null) return null;
  const { state, days } = JSON.parse(seed) as SeedEntry;
  return { id, at, kind, reps: state.reps, days };
}
