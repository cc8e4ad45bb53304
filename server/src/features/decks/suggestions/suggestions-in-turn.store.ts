import { sql } from "kysely";

import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";

/** An arbitrary number for the advisory locks of those who suggest corrections; each deck has one. */
const suggesting = 7_239_414;

/** Two decks may share a lock, which only lets one wait for the other. */
const mostLocks = 2 ** 31;

/** SQLite has one writer at a time anyway. */
const waits: Readonly<Record<Store["kind"], (db: Db, deckId: number) => Promise<unknown>>> = {
  sqlite: () => Promise.resolve(),
  postgres: (db, deckId) => sql`select pg_advisory_xact_lock(${sql.lit(suggesting)}, ${sql.lit(deckId % mostLocks)})`.execute(db),
};

/**
 * Lets those who suggest corrections for one deck in one after the other, so that each counts the suggestions of those before. Nobody else waits, neither the
 * deck's author nor its readers. It lasts until the transaction ends: to be called right before counting.
 */
export async function waitForOtherSuggestions(db: Db, kind: Store["kind"], deckId: number): Promise<void> {
  await waits[kind](db, deckId);
}
