import { sql } from "kysely";

import type { Store } from "../../../store/store.ts";
import { traits } from "../../../store/database-capabilities.ts";

/**
 * Each change of a deck gets a sequence number, its moment, which ascends across processes (migration 0033). A change takes the next number while
 * it holds the deck's row, so the later of two changes of a deck has the higher one. A read takes the last number given out, after its snapshot is
 * fixed. So a read with a lower moment than a change does not contain that change; a read with the same or a higher one may contain it.
 */

/** On PostgreSQL: the moment of a change. The statement selects it after it has changed the deck. */
export const sequenceAtChange = sql<number>`nextval('"deckMoments"')`.as("moment");

/** The moment of a change on either database; null on SQLite, where one process makes all changes. */
export const momentOfChangeOn = (kind: Store["kind"]) => (traits[kind].hasOtherProcesses ? sequenceAtChange : sql<null>`null`.as("moment"));

/** The moment of a read: part of the query that reads the decks. */
export const sequenceAtRead = sql<number>`(select "moment" from "deckMoment")`.as("moment");

/** What a query read; without rows its moment is unknown. */
export type AsRead<Row> = { decks: Row[]; moment: number | null };

export function asRead<Row extends { moment: number }, Deck>(rows: readonly Row[], show: (row: Row) => Deck): AsRead<Deck> {
  return { decks: rows.map(show), moment: rows[0]?.moment ?? null };
}
