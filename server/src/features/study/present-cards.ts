import { sql, type RawBuilder, type SqlBool } from "kysely";

/** Cards that are there and not suspended. Written out rather than as parameters, so that the indexes of such cards alone are found. */
export const mayBeStudied: RawBuilder<SqlBool> = sql`"isPresent" = 1 and "isSuspended" = 0`;

/** Cards that nobody put away for the day, as of now (ms since 1970). */
export function notBuried(now: number): RawBuilder<SqlBool> {
  return sql`("buriedUntil" is null or "buriedUntil" <= ${now})`;
}
