import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Earlier versions of decks, compressed. A table of its own, so that queries of decks never read them; no foreign key to the deck, since they stay
 * while it is in the trash. Their size counts as the student's storage.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { ms } = columnTypes(kind);
  await createVersions(db, kind);
  await createVersionMedia(db, kind);
  await db.schema
    .alterTable("storageUse")
    .addColumn("versions", ms, (c) => c.notNull().defaultTo(0))
    .execute();
  for (const statement of kind === "postgres" ? [...onPostgres, makeDeck(true)] : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const table of ["versionMedia", "deckVersions"]) await db.schema.dropTable(table).execute();
  if (kind === "postgres")
    for (const statement of [`drop function "countVersionBytes"()`, makeDeck(false)]) await sql.raw(statement).execute(db);
  await db.schema.alterTable("storageUse").dropColumn("versions").execute();
}

/** The content is the last column: queries of the times never read it. */
async function createVersions(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("deckVersions")
    .addColumn("ownerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("revision", count, (c) => c.notNull())
    .addColumn("savedAt", ms, (c) => c.notNull())
    .addColumn("replacedAt", ms, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("cardCount", count, (c) => c.notNull())
    .addColumn("added", count, (c) => c.notNull())
    .addColumn("changed", count, (c) => c.notNull())
    .addColumn("removed", count, (c) => c.notNull())
    .addColumn("bytes", count, (c) => c.notNull())
    .addColumn("content", sql.raw(kind === "sqlite" ? "blob" : "bytea"), (c) => c.notNull())
    .addPrimaryKeyConstraint("deckVersionsPrimaryKey", ["ownerId", "deckId", "revision"])
    .modifyEnd(end)
    .execute();
}

async function createVersionMedia(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("versionMedia")
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("revision", count, (c) => c.notNull())
    .addColumn("mediaId", text, (c) => c.notNull().references("media.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("versionMediaPrimaryKey", ["ownerId", "deckId", "revision", "mediaId"])
    .addForeignKeyConstraint("mediaOfAVersion", ["ownerId", "deckId", "revision"], "deckVersions", ["ownerId", "deckId", "revision"], (f) =>
      f.onDelete("cascade").onUpdate("cascade"),
    )
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("versionsOfMedia").on("versionMedia").columns(["mediaId", "ownerId"]).execute();
}

/** A deck with versions has a row of storage: it is only added to. */
const change = (row: "new" | "old", by: string) =>
  `update "storageUse" set "versions" = "versions" ${by} ${row}."bytes" where "userId" = ${row}."ownerId";`;

const onSqlite = [
  `create trigger "versionBytesAdded" after insert on "deckVersions" begin ${change("new", "+")} end`,
  `create trigger "versionBytesRemoved" after delete on "deckVersions" begin ${change("old", "-")} end`,
];

const onPostgres = [
  `create function "countVersionBytes"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${change("new", "+")} else ${change("old", "-")} end if;
     return null;
   end $$`,
  `create trigger "versionBytesAdded" after insert on "deckVersions" for each row execute function "countVersionBytes"()`,
  `create trigger "versionBytesRemoved" after delete on "deckVersions" for each row execute function "countVersionBytes"()`,
];

/** As in 0010, with versions counted: if they leave no space, the ordinary way removes some. */
const makeDeck = (withVersions: boolean) => `
create or replace function make_deck(
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
  select coalesce(sum("decks" + "media"${withVersions ? ' + "versions"' : ""}), 0) into bytes_kept from "storageUse" where "userId" = owner_id;
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
