import { sql, type RawBuilder } from "kysely";

import type { Store } from "./store.ts";
import type { IdentityTime } from "./tables.ts";

/** What the databases do differently where the query builder does not know. The identity library chooses the types of its own columns. */
export type Traits = {
  /** a moment, as ms since 1970, for a column of the identity library */
  identityTime(ms: number): IdentityTime;
  /** the same for a column of yes and no */
  identityFlag(isSet: boolean): 0 | 1 | boolean;
  /** the UTC day of such a moment, as 'YYYY-MM-DD' */
  dayOf(column: string): RawBuilder<string>;
  /** what names a row within its table for the length of a transaction */
  rowName: RawBuilder<unknown>;
  /** whether other processes can have the database open */
  hasOtherProcesses: boolean;
  /** whether a listed deck's grams are written by the server; else the database derives them */
  wantsGrams: boolean;
  /** whether the function make_deck is there, and one statement may write into several tables */
  writesAtOnce: boolean;
  /** whether what is read comes through a socket: then a part of a long text is cut out before it is sent */
  sendsTexts: boolean;
};

/** By kind of database: a further one is not compiled before it has said all of this. */
export const traits: Readonly<Record<Store["kind"], Traits>> = {
  sqlite: {
    identityTime: (ms) => new Date(ms).toISOString(),
    identityFlag: (isSet) => (isSet ? 1 : 0),
    dayOf: (column) => sql<string>`substr(${sql.ref(column)}, 1, 10)`,
    rowName: sql.raw("rowid"),
    hasOtherProcesses: false,
    wantsGrams: true,
    writesAtOnce: false,
    sendsTexts: false,
  },
  postgres: {
    identityTime: (ms) => new Date(ms),
    identityFlag: (isSet) => isSet,
    dayOf: (column) => sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`,
    rowName: sql.raw("ctid"),
    hasOtherProcesses: true,
    wantsGrams: false,
    writesAtOnce: true,
    sendsTexts: true,
  },
};
