import { sql } from "kysely";

import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * Changes a deck's visibility on PostgreSQL in one statement: an open list waited for seven round trips to the database. Returns the deck after the
 * change, its previous visibility, and the students who saved it; no row, and no change, if there is a restriction, the visibility is the same, or
 * there is no such deck. Each of its statements sees everything committed before it, so that a restriction in a concurrent transaction is seen.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(changeVisibility).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql`drop function change_visibility(text, bigint, text, bigint, integer)`.execute(db);
}

const changeVisibility = `
create function change_visibility(owner_id text, deck_id bigint, wished text, now_ms bigint, most_keepers integer)
returns table (deck "decks", was text, keepers text[]) language plpgsql as $$
begin
  select d."visibility" into was from "users" u join "decks" d on d."ownerId" = u."id"
    where u."id" = owner_id and d."id" = deck_id for no key update of u for update of d;
  if not found or was = wished then return; end if;
  perform 1 from "deckRestrictions" r where r."ownerId" = owner_id and r."deckId" = deck_id;
  if found then return; end if;
  update "decks" d set "visibility" = wished, "updatedAt" = now_ms where d."ownerId" = owner_id and d."id" = deck_id returning d.* into deck;
  keepers := array(
    select m."userId" from "deckMarks" m
    where m."deckOwnerId" = owner_id and m."deckId" = deck_id and m."userId" <> owner_id and m."removedAt" is null
    limit most_keepers);
  return next;
end $$`;
