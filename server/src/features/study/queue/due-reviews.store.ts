import { dayAt, dayStart, type Day } from "@recollect/domain/study/day.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { orderOn, shuffleKeyCount } from "@recollect/domain/study/schedule/review-order.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { sql } from "kysely";

import { cardsInFolder } from "../../../access/filed-decks.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import { mayBeStudied, notBuried, rowsOf, type StudiedRow } from "../decks/present-cards.store.ts";

/** Whose reviews, and of which deck or folder: null for all. Times are ms since 1970; a review is due for the whole of the day that ends at `endsAt`. */
export type DueAsked = { uid: string; now: number; endsAt: number; deck: { ownerId: string; id: number } | null; folder: string | null };

type OfAll = { uid: string; now: number; before: number };
type OfOne = OfAll & { ownerId: string; id: number };
type OfFolder = OfAll & { folder: string };
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

function ofFolder(db: Db, asked: OfFolder): Reviews {
  return ofAll(db, asked).where(cardsInFolder(asked.folder));
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
export async function dueByDeck(db: Db, { uid, now, endsAt }: Omit<DueAsked, "deck" | "folder">): Promise<Map<string, number>> {
  const { rows } = await selectDueByDeck(db, { uid, now, before: endsAt });
  return new Map(rows.flatMap((row) => (row.due ? [[deckKeyOf(row.deckOwnerId, row.deckId), row.due] as const] : [])));
}

type Ask = { most: number; others: number };

function inAll(db: Db, reviews: Reviews, { most, others }: Ask) {
  return db.selectNoFrom((eb) => [
    eb
      .selectFrom(reviews.select("due").limit(most).as("counted"))
      .select((of) => of.fn.countAll<number>().as("count"))
      .as("count"),
    reviews.select("due").orderBy("due").limit(sql.lit(1)).offset(others).as("after"),
  ]);
}

const selectOfAll = precompiled((db, asked: OfAll & Ask) => inAll(db, ofAll(db, asked), asked));
const selectOfOne = precompiled((db, asked: OfOne & Ask) => inAll(db, ofOne(db, asked), asked));
const selectOfFolder = precompiled((db, asked: OfFolder & Ask) => inAll(db, ofFolder(db, asked), asked));

/**
 * How many reviews are due, or `most` when there are more; and when the one is due (ms since 1970) that so many others come before, null when
 * there are no more than they.
 */
export async function dueReviews(
  db: Db,
  { uid, now, endsAt, deck, folder }: DueAsked,
  ask: Ask,
): Promise<{ count: number; after: number | null }> {
  const asked = { uid, now, before: endsAt, ...ask };
  const { rows } = await (deck
    ? selectOfOne(db, { ...asked, ...place(deck) })
    : folder === null
      ? selectOfAll(db, asked)
      : selectOfFolder(db, { ...asked, folder }));
  return { count: rows[0]?.count ?? 0, after: rows[0]?.after ?? null };
}

type Order = { dayShiftMs: number; factor: number; shift: number; most: number };

/** By day and by turn, in whole numbers, as `queueOf` has it. */
function first(db: Db, reviews: Reviews, { dayShiftMs, factor, shift, most }: Order) {
  const picked = reviews
    .select(["userId", "deckOwnerId", "deckId", "cardId"])
    .orderBy(sql`("due" + cast(${dayShiftMs} as bigint)) / ${sql.lit(dayMs)}`)
    .orderBy(sql`("shuffleKey" * cast(${factor} as bigint) + cast(${shift} as bigint)) % ${sql.lit(shuffleKeyCount)}`)
    .limit(most);
  return rowsOf(db, picked);
}

const selectFirstInAll = precompiled((db, asked: OfAll & Order) => first(db, ofAll(db, asked), asked));
const selectFirstInFolder = precompiled((db, asked: OfFolder & Order) => first(db, ofFolder(db, asked), asked));
const selectFirstInOne = precompiled((db, asked: OfOne & Order) => first(db, ofOne(db, asked), asked));

type FirstAsked = {
  most: number;
  /** when the last of them is due, as `dueReviews` tells it */ after: number | null;
  today: Day;
  dayShiftMs: number;
};

/**
 * The first reviews in the order in which they are studied, in no order themselves. That order goes by days, the oldest first, so no more
 * is looked at than the days that they lie in.
 */
export async function firstReviews(db: Db, asked: DueAsked, { most, after, today, dayShiftMs }: FirstAsked): Promise<StudiedRow[]> {
  const { uid, now, endsAt, deck, folder } = asked;
  const before = after === null ? endsAt : dayStart(dayAt(after, dayShiftMs) + 1, dayShiftMs);
  const order = { uid, now, before, dayShiftMs, ...orderOn(today), most };
  if (deck) return (await selectFirstInOne(db, { ...order, ...place(deck) })).rows;
  return (await (folder === null ? selectFirstInAll(db, order) : selectFirstInFolder(db, { ...order, folder }))).rows;
}

function place({ ownerId, id }: { ownerId: string; id: number }): { ownerId: string; id: number } {
  return { ownerId, id };
}
