import type { ReportReason } from "@recollect/domain/moderation/report.ts";
import { REPORT } from "@recollect/domain/limits/limits.ts";
import { sql } from "kysely";

import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import type { ReportsTable } from "./moderation.tables.ts";

type Key = { ownerId: string; id: number };

/** Adds a report; false if the student has reported this deck before. */
export async function addReport({ db }: Transaction, report: ReportsTable): Promise<boolean> {
  const addedReport = await db
    .insertInto("reports")
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return addedReport !== undefined;
}

/** The number of reports the student sent within 24 hours. */
export async function reportsOfToday(db: Db, reporterId: string, now: number): Promise<number> {
  const { many } = await db
    .selectFrom("reports")
    .select((eb) => eb.fn.countAll<number>().as("many"))
    .where("reporterId", "=", reporterId)
    .where("createdAt", ">", now - REPORT.dayMs)
    .executeTakeFirstOrThrow();
  return many;
}

/** A deck with open reports. */
export type ReportedDeckRow = { ownerId: string; id: number; title: string; reports: number; lastAt: number };

/** Where a list of decks continues: after this deck, at this time (ms since 1970). Several decks may have the same time. */
export type DeckPlace = { at: number; id: number };

/** Decks with open reports, the last reported first; those after a place, or from the newest on. */
export async function reportedDecks(db: Db, { after, most }: { after: DeckPlace | null; most: number }): Promise<ReportedDeckRow[]> {
  const rows = await db
    .selectFrom("reports")
    .select(["deckOwnerId as ownerId", "deckId as id"])
    .select((eb) => [eb.fn.max("deckTitle").as("title"), eb.fn.countAll<number>().as("reports"), eb.fn.max("createdAt").as("lastAt")])
    .where("settledAt", "is", null)
    .groupBy(["deckOwnerId", "deckId"])
    .$if(after !== null, (query) =>
      query.having((eb) => {
        const [last, { at, id }] = [eb.fn.max("createdAt"), after ?? { at: 0, id: 0 }];
        return eb.or([eb(last, "<", at), eb.and([eb(last, "=", at), eb("deckId", ">", id)])]);
      }),
    )
    .orderBy((eb) => eb.fn.max("createdAt"), "desc")
    .orderBy("deckId")
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, reports: row.reports, lastAt: row.lastAt }));
}

/** The reports of a deck, the newest first, without who sent them. */
export async function reportsOf(
  db: Db,
  { ownerId, id }: Key,
  most: number,
): Promise<{ reason: ReportReason; text: string; createdAt: number; settledAt: number | null }[]> {
  return db
    .selectFrom("reports")
    .select(["reason", "text", "createdAt", "settledAt"])
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .orderBy("createdAt", "desc")
    .limit(most)
    .execute();
}

/** The number of a deck's open reports and of all its reports, with the title that it had. */
export async function countReports(db: Db, { ownerId, id }: Key): Promise<{ open: number; all: number; title: string | null }> {
  const row = await db
    .selectFrom("reports")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.max("deckTitle").as("title"),
      sql<number>`coalesce(sum(case when "settledAt" is null then 1 else 0 end), 0)`.as("open"),
    ])
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .executeTakeFirstOrThrow();
  return { all: row.all, open: row.open, title: row.title };
}

/** Settles the reports of a deck. */
export async function settleReports({ db }: Transaction, { ownerId, id }: Key, now: number): Promise<void> {
  await db
    .updateTable("reports")
    .set({ settledAt: now })
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("settledAt", "is", null)
    .execute();
}
