import type { Day } from "@recollect/domain/study/day.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { orderOn, shuffleKeyCount } from "@recollect/domain/study/schedule/review-order.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { sql, type RawBuilder } from "kysely";

import { cardsInFolder } from "../../../access/filed-decks.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import { canBeStudied, notBuried, rowsOf, type StudiedRow } from "../decks/studyable-cards.store.ts";

/**
 * Whose reviews, and of which deck or folder: null for all. Times are ms since 1970; a review is due for the whole day that ends at
 * `endsAt`.
 */
export type DueRequest = { uid: string; now: number; endsAt: number; deck: { ownerId: string; id: number } | null; folder: string | null };

type OfAll = { uid: string; now: number; before: number };
type OfOne = OfAll & { ownerId: string; id: number };
type OfFolder = OfAll & { folder: string };
type Reviews = ReturnType<typeof ofAll>;

type Before = number | RawBuilder<number>;

function ofAll(db: Db, { uid, now, before }: OfAll, until: Before = before) {
  return db
    .selectFrom("studyCards")
    .where(canBeStudied)
    .where("userId", "=", uid)
    .where("stage", "=", sql.lit("review"))
    .where("due", "<", until)
    .where(notBuried(now));
}

function ofOne(db: Db, request: OfOne, until?: Before): Reviews {
  return ofAll(db, request, until).where("deckOwnerId", "=", request.ownerId).where("deckId", "=", request.id);
}

function ofFolder(db: Db, request: OfFolder, until?: Before): Reviews {
  return ofAll(db, request, until).where(cardsInFolder(request.folder));
}

const selectDueByDeck = precompiled((db, { uid, now, before }: OfAll) =>
  db
    .selectFrom("studyDecks")
    .select((eb) => [
      "deckOwnerId",
      "deckId",
      eb
        .selectFrom("studyCards")
        .where(canBeStudied)
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

/** The number of due reviews in each deck; decks without one are left out. Each deck is counted from an index alone. */
export async function dueByDeck(db: Db, { uid, now, endsAt }: Omit<DueRequest, "deck" | "folder">): Promise<Map<string, number>> {
  const { rows } = await selectDueByDeck(db, { uid, now, before: endsAt });
  return new Map(rows.flatMap((row) => (row.due ? [[deckKeyOf(row.deckOwnerId, row.deckId), row.due] as const] : [])));
}

type Most = { most: number };

type Order = Most & { mostCounted: number; before: number; others: number; dayShiftMs: number; factor: number; shift: number };

/**
 * Sorted by day and by shuffle key, as `queueOf` does. The oldest day comes first, so only the first days are read: up to the end of the day of the
 * review that has `others` reviews before it.
 */
function first(db: Db, reviews: (until?: Before) => Reviews, { before, others, dayShiftMs, factor, shift, most, mostCounted }: Order) {
  const after = reviews().select("due").orderBy("due").limit(sql.lit(1)).offset(others);
  const shiftMs = sql`cast(${dayShiftMs} as bigint)`;
  const endOfItsDay = sql<number>`coalesce(((${after} + ${shiftMs}) / ${sql.lit(dayMs)} + 1) * ${sql.lit(dayMs)} - ${shiftMs}, cast(${before} as bigint))`;
  const day = sql`("due" + ${shiftMs}) / ${sql.lit(dayMs)}`;
  const turn = sql`("shuffleKey" * cast(${factor} as bigint) + cast(${shift} as bigint)) % ${sql.lit(shuffleKeyCount)}`;
  const firstRows = reviews(endOfItsDay).select(["userId", "deckOwnerId", "deckId", "cardId"]).orderBy(day).orderBy(turn).limit(most);
  const countedRows = db.selectFrom(reviews().select("due").limit(mostCounted).as("counted"));
  return rowsOf(db, firstRows)
    .select(countedRows.select((of) => of.fn.countAll<number>().as("count")).as("count"))
    .orderBy(day)
    .orderBy(turn);
}

const selectFirstInAll = precompiled((db, request: OfAll & Order) => first(db, (until) => ofAll(db, request, until), request));
const selectFirstInFolder = precompiled((db, request: OfFolder & Order) => first(db, (until) => ofFolder(db, request, until), request));
const selectFirstInOne = precompiled((db, request: OfOne & Order) => first(db, (until) => ofOne(db, request, until), request));

type FirstReviewsLimits = Most & { today: Day; dayShiftMs: number; mostCounted: number };

/** The first reviews, in study order, and the number of due ones, at most `mostCounted`. */
export async function firstReviews(
  db: Db,
  request: DueRequest,
  limits: FirstReviewsLimits,
): Promise<{ rows: StudiedRow[]; count: number }> {
  const { uid, now, endsAt, deck, folder } = request;
  const { most, mostCounted, today, dayShiftMs } = limits;
  const order = { uid, now, before: endsAt, dayShiftMs, ...orderOn(today), most, mostCounted, others: Math.max(0, most - 1) };
  const { rows } = await (deck
    ? selectFirstInOne(db, { ...order, ...place(deck) })
    : folder === null
      ? selectFirstInAll(db, order)
      : selectFirstInFolder(db, { ...order, folder }));
  return { rows, count: rows[0]?.count ?? 0 };
}

function place({ ownerId, id }: { ownerId: string; id: number }): { ownerId: string; id: number } {
  return { ownerId, id };
}
