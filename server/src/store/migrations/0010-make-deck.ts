import { sql } from "kysely";

import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * On PostgreSQL each statement of a transaction is a round trip to the database. A new deck took ten of them; with a function it takes one. The
 * function handles nearly all requests; for any other (the student is gone or has too much, the key or the id is taken) it makes nothing and returns
 * that: the server then takes the ordinary way, with its errors.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(makeDeck).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw("drop function make_deck").execute(db);
}

const makeDeck = `
create function make_deck(
  owner_id text, deck_id bigint, deck_title text, deck_description text, deck_cards text, deck_card_count integer, deck_visibility text,
  now_ms bigint, creation_key text, asked text, oldest_key_ms bigint, most_decks integer, share bigint
) returns boolean language plpgsql as $$
declare
  decks_kept bigint;
  bytes_kept bigint;
begin
  perform 1 from "users" where "id" = owner_id for no key update;
  if not found then return false; end if;
  select count(*) into decks_kept from "decks" where "ownerId" = owner_id;
  select coalesce(sum("decks" + "media"), 0) into bytes_kept from "storageUse" where "userId" = owner_id;
  if decks_kept >= most_decks or bytes_kept + octet_length(deck_title) + octet_length(deck_description) + octet_length(deck_cards) > share then
    return false;
  end if;
  if creation_key is not null then
    delete from "creationKeys" where "ownerId" = owner_id and "createdAt" <= oldest_key_ms;
    perform 1 from "creationKeys" where "ownerId" = owner_id and "key" = creation_key;
    if found then return false; end if;
  end if;
  insert into "decks" ("ownerId", "id", "title", "description", "cards", "cardCount", "visibility", "updatedAt", "revision", "copiedFrom", "cardOrigins")
    values (owner_id, deck_id, deck_title, deck_description, deck_cards, deck_card_count, deck_visibility, now_ms, 1, null, null)
    on conflict do nothing;
  if not found then return false; end if;
  if creation_key is not null then
    insert into "creationKeys" ("ownerId", "key", "fingerprint", "deckId", "createdAt") values (owner_id, creation_key, asked, deck_id, now_ms);
  end if;
  return true;
end $$`;
