import type { Day } from "@recollect/domain/study/day.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { matureDays } from "@recollect/domain/study/mastery.ts";
import { newCard, type CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { sql } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckPlace } from "../decks/deck-place.ts";

/** The student, and the deck: null for all. */
export type ProgressScope = { uid: string; deck: DeckPlace | null };

/** The cards that the student has studied and may still open. */
function touchedCards(db: Db, { uid, deck }: ProgressScope) {
  const all = db.selectFrom("studyCards").where("userId", "=", uid).where("isPresent", "=", 1);
  return deck ? all.where("deckOwnerId", "=", deck.deckOwnerId).where("deckId", "=", deck.deckId) : all;
}

/** How many prompts of each begun deck were answered, and how many of them are known; by deck key. */
export async function promptsByDeck(db: Db, scope: ProgressScope): Promise<Map<string, { begun: number; known: number }>> {
  const isBegun = sql<number>`case when "stage" <> 'new' then 1 else 0 end`;
  const isKnown = sql<number>`case when "stage" = 'review' and "scheduledDays" >= ${sql.lit(matureDays)} then 1 else 0 end`;
  const rows = await touchedCards(db, scope)
    .select((eb) => ["deckOwnerId", "deckId", eb.fn.sum<number>(isBegun).as("begun"), eb.fn.sum<number>(isKnown).as("known")])
    .groupBy(["deckOwnerId", "deckId"])
    .execute();
  return new Map(rows.map(({ deckOwnerId, deckId, ...counts }) => [deckKeyOf(deckOwnerId, deckId), counts]));
}

/** How many cards have a suspended prompt, and a suspended prompt that was never answered, if there are any. */
export async function suspendedCards(db: Db, scope: ProgressScope): Promise<{ suspended: number; newSuspended?: number }> {
  const isNew = sql<number>`max(case when "stage" = 'new' then 1 else 0 end)`;
  const cards = touchedCards(db, scope)
    .select(isNew.as("isNew"))
    .where("isSuspended", "=", 1)
    .groupBy(["deckOwnerId", "deckId", sql`substr("cardId", 1, 12)`]);
  const { suspended, newSuspended } = await db
    .selectFrom(cards.as("cards"))
    .select((eb) => [eb.fn.countAll<number>().as("suspended"), eb.fn.sum<number | null>("isNew").as("newSuspended")])
    .executeTakeFirstOrThrow();
  return newSuspended ? { suspended, newSuspended } : { suspended };
}

/** How many cards are due on each study day; `dayShiftMs` gives the student's days. */
export async function dueByDay(db: Db, scope: ProgressScope, dayShiftMs: number): Promise<{ day: Day; count: number }[]> {
  const day = sql<number>`("due" + ${sql.lit(dayShiftMs)}) / ${sql.lit(dayMs)}`;
  return touchedCards(db, scope)
    .select((eb) => [day.as("day"), eb.fn.countAll<number>().as("count")])
    .where("stage", "<>", "new")
    .where("isSuspended", "=", 0)
    .groupBy(day)
    .execute();
}

/** The states of a deck's studied cards. Of more than `most`, the first ones by their ids, which are random, stand for the others: each several times. */
export async function studiedStates(db: Db, scope: ProgressScope, most = Infinity): Promise<CardState[]> {
  const studied = touchedCards(db, scope).where("stage", "<>", "new").where("isSuspended", "=", 0);
  const query = studied.select("state");
  const rows = await (most === Infinity ? query : query.orderBy("cardId").limit(most)).execute();
  const states = rows.map(({ state }) => JSON.parse(state) as CardState);
  if (rows.length < most) return states;
  const { count } = await studied.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, at) => states[at % states.length] ?? newCard);
}

const selectStandings = precompiled((db, { userId, deckOwnerId, deckId }: DeckPlace & { userId: string }) =>
  db
    .selectFrom("studyCards")
    .select(["cardId", "stage", "due", "scheduledDays", "isSuspended", "buriedUntil"])
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("isPresent", "=", 1),
);

/** The columns that give the standing of each studied card of a deck. */
export async function touchedStandings(db: Db, deck: DeckPlace & { userId: string }) {
  return (await selectStandings(db, deck)).rows;
}
