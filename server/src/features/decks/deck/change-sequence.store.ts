import { sql } from "kysely";

import type { Store } from "../../../store/store.ts";
import { traits } from "../../../store/database-capabilities.ts";

/**
 * Each change of a deck has a sequence number, ascending across processes (see the migration 0033). A change takes the next one while it holds the
 * deck's row, so of two changes of a deck the later has the higher moment. A read has the last moment given, asked after it has fixed what it sees.
 * So what was read is older than a change with a higher moment; of any other change it may be newer.
 */

/** The moment of the statement that changes a deck, on PostgreSQL, to be asked after the change. */
export const sequenceAtChange = sql<number>`nextval('"deckMoments"')`.as("moment");

/** The same on either database; null on SQLite, where one process makes all changes. */
export const momentOfChangeOn = (kind: Store["kind"]) => (traits[kind].hasOtherProcesses ? sequenceAtChange : sql<null>`null`.as("moment"));

/** The moment of the query that reads it. */
export const sequenceAtRead = sql<number>`(select "moment" from "deckMoment")`.as("moment");

/** What a query read; without rows its moment is unknown. */
export type AsRead<Row> = { decks: Row[]; moment: number | null };

export function asRead<Row extends { moment: number }, Deck>(rows: readonly Row[], show: (row: Row) => Deck): AsRead<Deck> {
  return { decks: rows.map(show), moment: rows[0]?.moment ?? null };
}
