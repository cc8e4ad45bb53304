import { sql } from "kysely";

import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * The order in which decks change, across server processes: a changing statement takes the next number, a read sees the last one given. A sequence
 * is no part of a transaction, so the number is right whenever it is asked. SQLite has one process, which knows the order itself.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql`create sequence "deckMoments"`.execute(db);
  const last = kind === "postgres" ? sql`last_value from "deckMoments"` : sql`0`;
  await sql`create view "deckMoment" ("moment") as select ${last}`.execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await sql`drop view "deckMoment"`.execute(db);
  if (kind === "postgres") await sql`drop sequence "deckMoments"`.execute(db);
}
