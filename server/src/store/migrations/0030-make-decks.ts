import { sql } from "kysely";

import { makeDeckByCount } from "./0029-deck-counts.ts";
import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * Decks of several students are made by one statement, and so in one transaction. A student's row that is locked elsewhere is not waited for, since
 * the others would wait as well. That student's deck takes the ordinary way, which waits by itself.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(makeDeckByCount.replace("for no key update", "for no key update skip locked")).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(makeDeckByCount).execute(db);
}
