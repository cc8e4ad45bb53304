import { sql } from "kysely";

import { makeDeckBesideImports } from "./0036-waiting-imports.ts";
import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/** New decks are written by the program on both databases: PostgreSQL needs no function for them any more. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw("drop function make_deck").execute(db);
}

/** The function as the migration 0036 left it. */
export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(makeDeckBesideImports()).execute(db);
}
