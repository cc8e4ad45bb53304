import { sql } from "kysely";

import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";

/** An arbitrary number for the advisory lock of those who link decks. */
const linking = 7_239_412;

/** SQLite has one writer at a time anyway. */
const waits: Readonly<Record<Store["kind"], (db: Db) => Promise<unknown>>> = {
  sqlite: () => Promise.resolve(),
  postgres: (db) => sql`select pg_advisory_xact_lock(${sql.lit(linking)})`.execute(db),
};

/**
 * Lets those who link decks in one after the other: of two that link theirs to each other at the same moment, the second finds the first's link. Nobody else waits,
 * not even the author. It lasts until the transaction ends: to be called right before the link is made.
 */
export async function waitForOtherLinks(db: Db, kind: Store["kind"]): Promise<void> {
  await waits[kind](db);
}
