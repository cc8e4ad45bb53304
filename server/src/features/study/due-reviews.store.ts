import { dayMs, type Day } from "@recollect/domain/study/day.ts";
import { deckKeyOf } from "@recollect/domain/study/entry.ts";
import { drawOf, lots } from "@recollect/domain/study/lot.ts";
import { sql } from "kysely";

import { precompiled } from "../../store/precompiled.ts";
import type { StudyCardsTable } from "../../store/study-tables.ts";
import type { Db } from "../../store/tables.ts";
import { mayBeStudied, notBuried } from "./present-cards.ts";

/** Whose reviews, and of which deck: null for all. Times are ms since 1970; a review is due for the whole of the day that ends at `endsAt`. */
export type DueAsked = { uid: string; now: number; endsAt: number; deck: { ownerId: string; id: number } | null };

export type ReviewRow = Pick<StudyCardsTable, "deckOwnerId" | "deckId" | "cardId" | "state" | "isSuspended" | "buriedUntil">;

type OfAll = { uid: string; now: number; before: number };
type OfOne = OfAll & { ownerId: string; id: number };
type Reviews = ReturnType<typeof ofAll>;

function ofAll(db: Db, { uid, now, before }: OfAll) {
  return db
    .selectFrom("studyCards")
    .where(mayBeStudied)
    .where("userId", "=", uid)
    .where("stage", "=", sql.lit("review"))
    .where("due", "<", before)
    .where(notBuried(now));
}

function ofOne(db: Db, asked: OfOne): Reviews {
  return ofAll(db, asked).where("deckOwnerId", "=", asked.ownerId).where("deckId", "=", asked.id);
}

const selectDueByDeck = precompiled((db, { uid, now, before }: OfAll) =>
  db
    .selectFrom("studyDecks")
    .select((eb) => [
      "deckOwnerId",
      "deckId",
      eb
        .selectFrom("studyCards")
        .where(mayBeStudied)
        .select(eb.fn.countAll<number>().as("due"))
        .whereRef("studyCards.userId", "=", "studyDecks.userId")
        .whereRef("studyCards.deckOwnerId", "=", "studyDecks.deckOwnerId")
        .whereRef("studyCards.deckId", "=", "studyDecks.deckId")
        .where("stage", "=", sql.lit("review"))
        .where("due", "<", before)
        .where(notBuried(now))
        .as("due"),
    ])
    .where("userId", "=", uid)
    .where("touched", ">", sql.lit(0)),
);

/** How many reviews are due in each deck; decks without one are left out. Each deck's are counted from an index, and no others looked at. */
export async function dueByDeck(db: Db, { uid, now, endsAt }: Omit<DueAsked, "deck">): Promise<Map<string, number>> {
  const { rows } = await selectDueByDeck(db, { uid, now, before: endsAt });
  return new Map(rows.flatMap((row) => (row.due ? [[deckKeyOf(row.deckOwnerId, row.deckId), row.due] as const] : [])));
}

function counted(db: Db, reviews: Reviews, most: number) {
  return db.selectFrom(reviews.select("due").limit(most).as("first")).select((eb) => eb.fn.countAll<number>().as("due"));
}

const countInAll = precompiled((db, asked: OfAll & { most: number }) => counted(db, ofAll(db, asked), asked.most));
const countInOne = precompiled((db, asked: OfOne & { most: number }) => counted(db, ofOne(db, asked), asked.most));

/** How many reviews are due; `most` when there are more. */
export async function countDue(db: Db, { uid, now, endsAt, deck }: DueAsked, most: number): Promise<number> {
  const asked = { uid, now, before: endsAt, most };
  const { rows } = await (deck ? countInOne(db, { ...asked, ...place(deck) }) : countInAll(db, asked));
  return rows[0]?.due ?? 0;
}

/** When the review is due before which there are so many others. */
function after(reviews: Reviews, others: number) {
  return reviews.select("due").orderBy("due").limit(sql.lit(1)).offset(others);
}

const selectAfterInAll = precompiled((db, asked: OfAll & { others: number }) => after(ofAll(db, asked), asked.others));
const selectAfterInOne = precompiled((db, asked: OfOne & { others: number }) => after(ofOne(db, asked), asked.others));

type Order = { dayShiftMs: number; factor: number; shift: number; most: number };

/** By day and by turn, in whole numbers, as `queueOf` has it. The keys are picked from an index alone, then their rows are read. */
function first(db: Db, reviews: Reviews, { dayShiftMs, factor, shift, most }: Order) {
  const picked = reviews
    .select(["userId", "deckOwnerId", "deckId", "cardId"])
    .orderBy(sql`("due" + cast(${dayShiftMs} as bigint)) / ${sql.lit(dayMs)}`)
    .orderBy(sql`("lot" * cast(${factor} as bigint) + cast(${shift} as bigint)) % ${sql.lit(lots)}`)
    .limit(most);
  return db
    .selectFrom(picked.as("picked"))
    .innerJoin("studyCards", (join) =>
      join
        .onRef("studyCards.userId", "=", "picked.userId")
        .onRef("studyCards.deckOwnerId", "=", "picked.deckOwnerId")
        .onRef("studyCards.deckId", "=", "picked.deckId")
        .onRef("studyCards.cardId", "=", "picked.cardId"),
    )
    .select(["studyCards.deckOwnerId", "studyCards.deckId", "studyCards.cardId", "state", "isSuspended", "buriedUntil"]);
}

const selectFirstInAll = precompiled((db, asked: OfAll & Order) => first(db, ofAll(db, asked), asked));
const selectFirstInOne = precompiled((db, asked: OfOne & Order) => first(db, ofOne(db, asked), asked));

type FirstAsked = { most: number; today: Day; dayShiftMs: number };

/**
 * The first reviews in the order in which they are studied, in no order themselves. That order goes by days, the oldest first, so no more
 * is looked at than the days that they lie in.
 */
export async function firstReviews(db: Db, asked: DueAsked, { most, today, dayShiftMs }: FirstAsked): Promise<ReviewRow[]> {
  if (most === 0) return [];
  const { uid, now, endsAt, deck } = asked;
  const all = { uid, now, before: endsAt };
  const { rows } = await (deck
    ? selectAfterInOne(db, { ...all, ...place(deck), others: most - 1 })
    : selectAfterInAll(db, { ...all, others: most - 1 }));
  const last = rows[0]?.due;
  const before = last === undefined ? endsAt : (Math.floor((last + dayShiftMs) / dayMs) + 1) * dayMs - dayShiftMs;
  const order = { ...all, before, dayShiftMs, ...drawOf(today), most };
  return (await (deck ? selectFirstInOne(db, { ...order, ...place(deck) }) : selectFirstInAll(db, order))).rows;
}

function place({ ownerId, id }: { ownerId: string; id: number }): { ownerId: string; id: number } {
  return { ownerId, id };
}
