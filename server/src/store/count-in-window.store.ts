import { sql } from "kysely";

import type { Db, Tables } from "./tables.ts";

/** How many are allowed within a time, in ms. */
export type Allowance = { most: number; windowMs: number };

/** A table of counters: its columns for the key and the count, besides `windowStart`. */
type Counter = { [T in keyof Tables]: { table: T; who: keyof Tables[T] & string; used: keyof Tables[T] & string } }[keyof Tables];

type Counting = { key: string; by?: number; allowance: Allowance; /** ms since 1970 */ now: number };

/**
 * Counts within the key's window, or starts a new one, in one step, so that two concurrent calls are counted one after the other. Null if
 * it is allowed; otherwise how long to wait, in seconds: the caller then rolls back the transaction, so that a refused attempt is not
 * counted.
 */
export async function countInWindow(
  db: Db,
  { table, who, used }: Counter,
  { key, by = 1, allowance, now }: Counting,
): Promise<number | null> {
  const [counter, since] = [sql.ref(`${table}.${used}`), sql.ref(`${table}.windowStart`)];
  const isOver = sql`${since} <= ${now - allowance.windowMs}`;
  const { rows } = await sql<{ used: number; windowStart: number }>`
    insert into ${sql.table(table)} (${sql.ref(who)}, ${sql.ref(used)}, "windowStart") values (${key}, ${by}, ${now})
    on conflict (${sql.ref(who)}) do update set
      ${sql.ref(used)} = case when ${isOver} then ${by} else ${counter} + ${by} end,
      "windowStart" = case when ${isOver} then ${now} else ${since} end
    returning ${sql.ref(used)} as "used", "windowStart"
  `.execute(db);
  const [row] = rows;
  if (row === undefined || row.used <= allowance.most) return null;
  return Math.max(1, Math.ceil((row.windowStart + allowance.windowMs - now) / 1000));
}
