import { sql } from "kysely";

import { makeDeckByCount } from "./0029-deck-counts.ts";
import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

const made = makeDeckByCount.replace("for no key update", "for no key update skip locked");

const refused = `perform 1 from "studyCards" where "deckOwnerId" = owner_id and "deckId" = deck_id limit 1;
  if found then return false; end if;`;

/** A deck under whose number cards were studied once, before a clock was set back, is left to the ordinary way: it lists all of its cards. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(made.replace(/ {2}insert into "decks"/, `  ${refused}\n$&`)).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(made).execute(db);
}
