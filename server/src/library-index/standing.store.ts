import { THANKS } from "@recollect/domain/library/deck-worth.ts";
import { sql, type RawBuilder, type SqlBool } from "kysely";

/** A condition on a row of "users": at that time, in ms since 1970, somebody of age and activity, whom others count. */
export function isOfStanding(now: number): RawBuilder<SqlBool> {
  const { leastAgeMs, leastStudyDays } = THANKS;
  return sql<SqlBool>`"users"."suspendedAt" is null and "users"."setupDate" <= ${now - leastAgeMs}
    and ${countStudyDays(leastStudyDays)} >= ${sql.lit(leastStudyDays)}`;
}

/** On how many days a row of "users" has studied, counted up to `most`. */
export function countStudyDays(most: number): RawBuilder<number> {
  return sql<number>`(select cast(count(*) as integer) from (
    select distinct "day" from "studyDays" where "studyDays"."userId" = "users"."id" limit ${sql.lit(most)}
  ) as "days")`;
}
