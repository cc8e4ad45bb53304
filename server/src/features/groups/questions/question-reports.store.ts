import type { Db, Tables } from "../../../store/tables.ts";

/** Adds a report; false if the student has reported this question before. */
export async function addQuestionReport(db: Db, report: Tables["questionReports"]): Promise<boolean> {
  const added = await db
    .insertInto("questionReports")
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning("questionId")
    .executeTakeFirst();
  return added !== undefined;
}

/** The number of reports of questions that somebody sent since a moment. */
export async function questionReportsSince(db: Db, reporterId: string, since: number): Promise<number> {
  const { reports } = await db
    .selectFrom("questionReports")
    .select(({ fn }) => fn.countAll<number>().as("reports"))
    .where("reporterId", "=", reporterId)
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
  return reports;
}
