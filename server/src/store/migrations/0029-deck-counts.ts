import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * The number of a student's decks, stored with their size: counting them for each new deck took longer the more there were. On PostgreSQL old keys of
 * requests are looked for with each 32nd deck and not with each, since that read all of the student's keys.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await db.schema
    .alterTable("storageUse")
    .addColumn("deckCount", columnTypes(kind).count, (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update "storageUse" set "deckCount" = (select count(*) from "decks" where "ownerId" = "userId")`.execute(db);
  await run(db, kind === "postgres" ? [countOnPostgres(true), makeDeckByCount] : onSqlite(true));
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await run(db, kind === "postgres" ? [countOnPostgres(false), makeDeckByCounting] : onSqlite(false));
  await db.schema.alterTable("storageUse").dropColumn("deckCount").execute();
}

async function run(db: SchemaOfItsDay, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const bytesOf = (row: string) => ["title", "description", "cards"].map((column) => `octet_length(${row}."${column}")`).join(" + ");

/** Adds a row's bytes and, if decks are counted, `one` deck. */
const added = (one: string | null) =>
  `insert into "storageUse" ("userId", "decks", "media"${one === null ? "" : ', "deckCount"'})
     values (new."ownerId", ${bytesOf("new")}, 0${one === null ? "" : `, ${one}`})
     on conflict ("userId") do update set "decks" = "storageUse"."decks" + excluded."decks"${
       one === null ? "" : `, "deckCount" = "storageUse"."deckCount" + excluded."deckCount"`
     };`;
const removed = (one: string | null) =>
  `update "storageUse" set "decks" = "decks" - (${bytesOf("old")})${one === null ? "" : `, "deckCount" = "deckCount" - ${one}`}
     where "userId" = old."ownerId";`;

const onSqlite = (isCounted: boolean) => [
  `drop trigger "deckBytesAdded"`,
  `drop trigger "deckBytesRemoved"`,
  `create trigger "deckBytesAdded" after insert on "decks" begin ${added(isCounted ? "1" : null)} end`,
  `create trigger "deckBytesRemoved" after delete on "decks" begin ${removed(isCounted ? "1" : null)} end`,
];

/** Also used for the trash, whose decks are as large and are not counted. */
const countOnPostgres = (isCounted: boolean) => {
  const one = isCounted ? `(tg_table_name = 'decks')::integer` : null;
  return `create or replace function "countDeckBytes"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${added(one)}
     elsif tg_op = 'UPDATE' then
       update "storageUse" set "decks" = "decks" + (${bytesOf("new")}) - (${bytesOf("old")}) where "userId" = new."ownerId";
     else ${removed(one)} end if;
     return null;
   end $$`;
};

const makeDeck = (counts: string, mayForget: string) => `
create or replace function make_deck(
  owner_id text, deck_id bigint, deck_title text, deck_description text, deck_cards text, deck_card_count integer, deck_visibility text,
  now_ms bigint, creation_key text, asked text, oldest_key_ms bigint, most_decks integer, share bigint
) returns boolean language plpgsql as $$
declare
  decks_kept bigint := 0;
  bytes_kept bigint := 0;
begin
  perform 1 from "users" where "id" = owner_id for no key update;
  if not found then return false; end if;
  ${counts}
  if decks_kept >= most_decks or bytes_kept + octet_length(deck_title) + octet_length(deck_description) + octet_length(deck_cards) > share then
    return false;
  end if;
  if creation_key is not null then
    ${mayForget}
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

const forget = `delete from "creationKeys" where "ownerId" = owner_id and "createdAt" <= oldest_key_ms;`;

/** A key that exists, however old, is left to the ordinary way, which deletes old ones first. */
export const makeDeckByCount = makeDeck(
  `select "deckCount", "decks" + "media" + "versions" into decks_kept, bytes_kept from "storageUse" where "userId" = owner_id;
  decks_kept := coalesce(decks_kept, 0);
  bytes_kept := coalesce(bytes_kept, 0);`,
  `if decks_kept % 32 = 0 then ${forget} end if;`,
);

const makeDeckByCounting = makeDeck(
  `select count(*) into decks_kept from "decks" where "ownerId" = owner_id;
  select coalesce(sum("decks" + "media" + "versions"), 0) into bytes_kept from "storageUse" where "userId" = owner_id;`,
  forget,
);
