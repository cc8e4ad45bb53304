import type { Db, Tables } from "../../../store/tables.ts";

/** Adds reports, but none of a suggestion that the student has reported before; returns how many are new. */
export async function addSuggestionReports(db: Db, reports: readonly Tables["suggestionReports"][]): Promise<number> {
  const added = await db
    .insertInto("suggestionReports")
    .values(reports)
    .onConflict((conflict) => conflict.doNothing())
    .returning("suggestionId")
    .execute();
  return added.length;
}

/** How often somebody has reported suggestions since a moment; those with the same words, reported at once, count once. */
export async function suggestionReportsSince(db: Db, reporterId: string, since: number): Promise<number> {
  const { reports } = await db
    .selectFrom("suggestionReports")
    .select(({ fn }) => fn.count<number>("createdAt").distinct().as("reports"))
    .where("reporterId", "=", reporterId)
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
  return reports;
}
