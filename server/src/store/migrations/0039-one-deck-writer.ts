import { sql } from "kysely";

import { makeDeckByCount } from "./0029-deck-counts.ts";
import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/** New decks are written by the program on both databases: PostgreSQL needs no function for them any more. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw("drop function make_deck").execute(db);
}

/** The function as the migration 0034 left it. */
export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(makeDeckAsBefore).execute(db);
}

const refuseStudiedNumber = `perform 1 from "studyCards" where "deckOwnerId" = owner_id and "deckId" = deck_id limit 1;
  if found then return false; end if;`;

export const makeDeckAsBefore = makeDeckByCount
  .replace("for no key update", "for no key update skip locked")
  .replace(/ {2}insert into "decks"/, `  ${refuseStudiedNumber}\n$&`);
