import { PRACTICE } from "@recollect/domain/limits/limits.ts";
import { pastTests, type KeptTest } from "@recollect/domain/practice/kept-test.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { sql } from "kysely";

import type { Db } from "../../../store/tables.ts";
import type { PracticeTestsTable } from "./tests.tables.ts";

type OfDeck = Pick<PracticeTestsTable, "userId" | "deckOwnerId" | "deckId">;

/** An unfinished test is deleted after this time, and so are a student's oldest ones beyond the limit. */
const openLifeMs = 7 * dayMs;
const mostOpen = 20;

/** Rows named by one statement. */
const forgottenAtOnce = 500;

export async function findTest(db: Db, userId: string, id: string): Promise<PracticeTestsTable | null> {
  return (await ofStudent(db, userId).selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Stores a begun test, and deletes abandoned ones, and the oldest if all take too much. */
export async function addTest(db: Db, test: PracticeTestsTable): Promise<void> {
  const { userId, startedAt } = test;
  const open = ofStudent(db, userId).select("id").where("finishedAt", "is", null);
  const surplus = await open.orderBy("startedAt", "desc").orderBy("id").offset(mostOpen).limit(1000).execute();
  const tooOld = await open.where("startedAt", "<", startedAt - openLifeMs).execute();
  await forget(db, userId, [...surplus, ...tooOld]);
  await db.insertInto("practiceTests").values(test).execute();
  await forgetTooMuch(db, userId);
}

/** Stores a test unless its id exists. */
export async function addIfNew(db: Db, test: PracticeTestsTable): Promise<void> {
  await db
    .insertInto("practiceTests")
    .values(test)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function changeTest(
  db: Db,
  { userId, id }: Pick<PracticeTestsTable, "userId" | "id">,
  changes: Partial<Pick<PracticeTestsTable, "marks" | "finishedAt" | "correct" | "score" | "answered" | "missed">>,
): Promise<void> {
  await db.updateTable("practiceTests").set(changes).where("userId", "=", userId).where("id", "=", id).execute();
}

/** The last tests of a deck, the newest first. */
export async function lastTests(db: Db, deck: OfDeck, most: number): Promise<KeptTest[]> {
  const columns = ["id", "kind", "finishedAt", "size", "correct", "score", "answered", "missed"] as const;
  const rows = await finishedTests(db, deck).select(columns).limit(most).execute();
  return rows.map(({ finishedAt, ...row }) => ({ ...row, finishedAt: finishedAt ?? 0 }));
}

/** Deletes tests older than the last ones of a deck. */
export async function forgetOldTests(db: Db, deck: OfDeck): Promise<void> {
  const old = await finishedTests(db, deck).select("id").offset(pastTests).limit(1000).execute();
  await forget(db, deck.userId, old);
}

/** Deletes the oldest tests of a student beyond the storage limit. */
export async function forgetTooMuch(db: Db, userId: string): Promise<void> {
  const tests = await ofStudent(db, userId)
    .select(["id", sql<number>`octet_length("marks")`.as("bytes")])
    .orderBy("startedAt", "desc")
    .orderBy("id")
    .execute();
  let bytes = 0;
  const firstSurplus = tests.findIndex((test, at) => (bytes += test.bytes) > PRACTICE.testsBytes || at >= PRACTICE.testsInAll);
  if (firstSurplus > 0) await forget(db, userId, tests.slice(firstSurplus));
}

function ofStudent(db: Db, userId: string) {
  return db.selectFrom("practiceTests").where("userId", "=", userId);
}

function finishedTests(db: Db, { userId, deckOwnerId, deckId }: OfDeck) {
  return ofStudent(db, userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("finishedAt", "is not", null)
    .orderBy("finishedAt", "desc")
    .orderBy("id");
}

async function forget(db: Db, userId: string, tests: readonly { id: string }[]): Promise<void> {
  const ids = tests.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += forgottenAtOnce)
    await db
      .deleteFrom("practiceTests")
      .where("userId", "=", userId)
      .where("id", "in", ids.slice(at, at + forgottenAtOnce))
      .execute();
}
