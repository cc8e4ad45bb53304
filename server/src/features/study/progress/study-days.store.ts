import { setImmediate } from "node:timers/promises";

import type { AnswerEntry, SeedEntry } from "@recollect/domain/study/log/entry.ts";
import { dayAt, type Day } from "@recollect/domain/study/day.ts";
import { isMature, type RetentionRow } from "@recollect/domain/study/progress/retention.ts";
import { forgettingCurve } from "@recollect/domain/study/schedule/fsrs.ts";
import type { DayCount } from "@recollect/domain/study/progress/calendar.ts";
import { sql } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import type { ProgressScope } from "./progress.store.ts";
import { noParts, partColumns, partsOfAnswer } from "./day-parts.ts";
import { deckPlaceOf, type DeckPlace } from "../decks/deck-place.ts";

const millionths = 1_000_000;

type DayRow = Tables["studyDays"];

/** The columns that sum up answers. */
const sums = ["answers", "right", "mature", "matureRight", "asked", ...partColumns] as const satisfies readonly (keyof DayRow)[];

const add = precompiled((db, row: DayRow) => {
  const { userId, deckOwnerId, deckId, day } = row;
  return db
    .insertInto("studyDays")
    .values({ userId, deckOwnerId, deckId, day, ...recordOf(sums, (column) => row[column]) })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "deckOwnerId", "deckId", "day"])
        .doUpdateSet(recordOf(sums, (column) => sql<number>`${sql.ref(`studyDays.${column}`)} + ${sql.ref(`excluded.${column}`)}`)),
    );
});

function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}

/** The study day of an answer, in the student's time zone at that time. */
export function dayOfAnswer({ at, scheduling }: AnswerEntry): Day {
  return dayAt(at, scheduling.dayShiftMs);
}

/** The requested retention (0 to 1), if the answer measures how well mature cards are remembered; otherwise null. */
export function askedRetentionOf({ source, stateBefore, scheduling }: AnswerEntry): number | null {
  if (source !== "study" || !isMature(stateBefore)) return null;
  const { memory, retention } = scheduling;
  // If each card has its own pace, the requested retention is the one that its days were scheduled for.
  return memory?.isPaced ? forgettingCurve(stateBefore.scheduledDays, stateBefore.stability, memory.weights) : retention;
}

/** Counts an answer on its day; `by` is -1 for an undone one. */
export async function countAnswer(db: Db, userId: string, answer: AnswerEntry, by: 1 | -1): Promise<void> {
  await add(db, rowOf(userId, answer, by));
}

function rowOf(userId: string, answer: AnswerEntry, by: 1 | -1): DayRow {
  const right = answer.rating === "again" ? 0 : by;
  const askedRetention = askedRetentionOf(answer);
  return {
    userId,
    ...deckPlaceOf(answer.deckKey),
    day: dayOfAnswer(answer),
    answers: by,
    right,
    mature: askedRetention === null ? 0 : by,
    matureRight: askedRetention === null ? 0 : right,
    asked: askedRetention === null ? 0 : by * Math.round(askedRetention * millionths),
    ...partsOfAnswer(answer, by),
  };
}

/** Prompts counted, and days written, before other requests get a turn. */
const [seedsAtOnce, daysBetween] = [1000, 50];

/** Counts the answers that came with imported prompts, on their days; `by` -1 removes them. */
export async function addSeedDays(db: Db, userId: string, seeds: readonly SeedEntry[], by: 1 | -1): Promise<void> {
  const total = new Map<string, DayRow>();
  for (const [at, seed] of seeds.entries()) {
    if (at % seedsAtOnce === seedsAtOnce - 1) await setImmediate();
    for (const row of seedRows(userId, seed, by)) {
      const key = `${row.day} ${row.deckOwnerId} ${row.deckId}`;
      const dayRow = total.get(key);
      if (!dayRow) total.set(key, row);
      else for (const part of ["answers", "right"] as const) dayRow[part] += row[part];
    }
  }
  for (const [at, row] of [...total.values()].entries()) {
    if (at % daysBetween === daysBetween - 1) await setImmediate();
    await add(db, row);
  }
}

function seedRows(userId: string, seed: SeedEntry, by: 1 | -1): DayRow[] {
  const place = { userId, ...deckPlaceOf(seed.deckKey) };
  const none = { mature: 0, matureRight: 0, asked: 0, ...noParts };
  return seed.days.map(([day, answers, right]) => ({ ...place, day, answers: by * answers, right: by * right, ...none }));
}

/** Days written by one statement. */
const daysAtOnce = 500;

/** Counts the days of a student's deck from all answers that were not undone; only the days are in memory, not the answers. */
export function recountingDays(userId: string, deck: DeckPlace) {
  const byDay = new Map<Day, DayRow>();
  return {
    add(entry: AnswerEntry | SeedEntry): void {
      for (const one of entry.kind === "seed" ? seedRows(userId, entry, 1) : [rowOf(userId, entry, 1)]) {
        const dayRow = byDay.get(one.day);
        if (!dayRow) byDay.set(one.day, one);
        else for (const part of sums) dayRow[part] += one[part];
      }
    },
    async save(db: Db): Promise<void> {
      const { deckOwnerId, deckId } = deck;
      await db
        .deleteFrom("studyDays")
        .where("userId", "=", userId)
        .where("deckOwnerId", "=", deckOwnerId)
        .where("deckId", "=", deckId)
        .execute();
      const rows = [...byDay.values()];
      for (let from = 0; from < rows.length; from += daysAtOnce)
        await db
          .insertInto("studyDays")
          .values(rows.slice(from, from + daysAtOnce))
          .execute();
    },
  };
}

function days(db: Db, { uid, deck }: ProgressScope) {
  const all = db.selectFrom("studyDays").where("userId", "=", uid);
  return deck ? all.where("deckOwnerId", "=", deck.deckOwnerId).where("deckId", "=", deck.deckId) : all;
}

/** Answers by study day, in order; without undone ones. */
export async function answersByDay(db: Db, scope: ProgressScope): Promise<DayCount[]> {
  const select = days(db, scope).select((eb) => [
    "day",
    eb.fn.sum<number>("answers").as("answers"),
    eb.fn.sum<number>("right").as("right"),
  ]);
  return select
    .groupBy("day")
    .having((eb) => eb(eb.fn.sum<number>("answers"), ">", 0))
    .orderBy("day")
    .execute();
}

/** Reviews of mature cards, with the requested retention at the time, summed. */
export async function matureReviews(db: Db, scope: ProgressScope): Promise<RetentionRow> {
  const row = await days(db, scope)
    .select((eb) => [
      eb.fn.sum<number | null>("mature").as("answers"),
      eb.fn.sum<number | null>("matureRight").as("right"),
      // PostgreSQL sums such numbers to an arbitrary-precision number, which arrives as a text.
      eb.fn.sum<number | string | null>("asked").as("asked"),
    ])
    .executeTakeFirst();
  const answers = row?.answers ?? 0;
  return { answers, right: row?.right ?? 0, asked: answers === 0 ? 0 : Number(row?.asked ?? 0) / answers / millionths };
}
