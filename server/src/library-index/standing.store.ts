import { THANKS } from "@recollect/domain/library/deck-worth.ts";
import { sql, type RawBuilder, type SqlBool } from "kysely";

/** A condition on a row of "users": at that time, in ms since 1970, somebody of age and activity, whom others count. */
export function isOfStanding(now: number): RawBuilder<SqlBool> {
  const { leastAgeMs, leastStudyDays } = THANKS;
  return sql<SqlBool>`"users"."suspendedAt" is null and "users"."setupDate" <= ${now - leastAgeMs}
    and ${countedStudyDays} >= ${sql.lit(leastStudyDays)}`;
}

/** On how many days a row of "users" has studied, by the server's clock: a device can send a month's days at once. */
export const countedStudyDays = sql<number>`coalesce((select "days" from "studyVisits" where "studyVisits"."userId" = "users"."id"), 0)`;
