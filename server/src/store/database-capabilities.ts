import { sql, type RawBuilder } from "kysely";

import type { Store } from "./store.ts";
import type { IdentityTime } from "./tables.ts";

/** The databases' differences that the query builder does not cover. The identity library chooses the types of its own columns. */
type Traits = {
  /** a time, given as ms since 1970, for a column of the identity library */
  identityTime(ms: number): IdentityTime;
  /** the same for a boolean column */
  identityFlag(isSet: boolean): 0 | 1 | boolean;
  /** the UTC day of such a time, as 'YYYY-MM-DD' */
  dayOf(column: string): RawBuilder<string>;
  /** a number in a column of JSON text, by its name */
  numberIn(column: string, name: string): RawBuilder<number>;
  /** identifies a row within its table during a transaction */
  rowName: RawBuilder<unknown>;
  /** whether other processes can have the database open */
  hasOtherProcesses: boolean;
  /** whether one statement may write to several tables, and the function change_visibility exists */
  writesAtOnce: boolean;
  /** whether results come through a socket: then part of a long text is extracted before it is sent */
  sendsTexts: boolean;
};

/** By kind of database: a new kind does not compile without all of this. */
export const traits: Readonly<Record<Store["kind"], Traits>> = {
  sqlite: {
    identityTime: (ms) => new Date(ms).toISOString(),
    identityFlag: (isSet) => (isSet ? 1 : 0),
    dayOf: (column) => sql<string>`substr(${sql.ref(column)}, 1, 10)`,
    numberIn: (column, name) => sql<number>`json_extract(${sql.ref(column)}, ${sql.lit(`$.${name}`)})`,
    rowName: sql.raw("rowid"),
    hasOtherProcesses: false,
    writesAtOnce: false,
    sendsTexts: false,
  },
  postgres: {
    identityTime: (ms) => new Date(ms),
    identityFlag: (isSet) => isSet,
    dayOf: (column) => sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`,
    numberIn: (column, name) => sql<number>`(${sql.ref(column)}::jsonb ->> ${sql.lit(name)})::double precision`,
    rowName: sql.raw("ctid"),
    hasOtherProcesses: true,
    writesAtOnce: true,
    sendsTexts: true,
  },
};
