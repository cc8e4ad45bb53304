import { sql } from "kysely";

import { listEverything } from "./0002-listing.ts";
import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await createCreationKeys(db, kind);
  // At the end of the row, after the cards, where other queries don't read it.
  await db.schema.alterTable("decks").addColumn("cardOrigins", columnTypes(kind).text).execute();
  await createLibrary(db, kind);
  await createProgramTexts(db, kind);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const statement of kind === "postgres" ? undoneOnPostgres : undoneOnSqlite) await sql.raw(statement).execute(db);
  for (const table of ["programTexts", "library", "libraryCounts", "creationKeys"]) await db.schema.dropTable(table).execute();
  await db.schema.alterTable("decks").dropColumn("cardOrigins").execute();
  if (kind === "postgres") await sql.raw(`drop function "libraryGrams"(text, integer), "countLibrary"(), "unlistDeck"()`).execute(db);
}

async function createCreationKeys(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("creationKeys")
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("key", text, (c) => c.notNull())
    .addColumn("fingerprint", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("creationKeysPrimaryKey", ["ownerId", "key"])
    .addForeignKeyConstraint("keyOfADeck", ["ownerId", "deckId"], "decks", ["ownerId", "id"], (c) => c.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
}

async function createProgramTexts(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, end } = columnTypes(kind);
  await db.schema
    .createTable("programTexts")
    .addColumn("name", text, (c) => c.primaryKey())
    .addColumn("fingerprint", text, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}

/**
 * The Library's index: one narrow row for each Public deck, never the deck itself. Triggers remove a deck as soon as it is deleted or no longer
 * Public; the program adds it.
 */
async function createLibrary(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  const byCodePoint = kind === "postgres" ? sql`text collate "C"` : text;
  await db.schema
    .createTable("library")
    .addColumn("id", ms, (c) => c.primaryKey())
    .addColumn("official", count, (c) => c.notNull().check(sql`"official" in (0, 1)`))
    .addColumn("shelf", count, (c) => c.notNull())
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("titleKey", byCodePoint, (c) => c.notNull())
    .addColumn("searchText", byCodePoint, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("libraryOfficial").on("library").column("id").where(sql.ref("official"), "=", sql.lit(1)).execute();
  // On SQLite the sample is read from its index alone, in 5 ms; on PostgreSQL from the rows, since its indexes can't have long texts.
  const sampled = kind === "sqlite" ? ["id", "titleKey", "searchText"] : ["id"];
  await db.schema
    .createIndex("librarySample")
    .on("library")
    .columns(sampled)
    .where(sql`"id" % 128`, "=", sql.lit(5))
    .execute();
  await db.schema
    .createTable("libraryCounts")
    .addColumn("shard", count, (c) => c.primaryKey())
    .addColumn("decks", count, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
  await listEverything(db, kind);
}

/** The text is in the title index as well, so that a scan in title order reads the index alone. */
const onSqlite = [
  `create index "libraryByTitle" on "library" ("titleKey", "id", "searchText")`,
  `create virtual table "librarySearch" using fts5("searchText", content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
  `create virtual table "libraryGrams" using fts5("grams", content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
  `create trigger "libraryListed" after insert on "library" begin
     insert into "librarySearch" (rowid, "searchText") values (new."id", new."searchText");
     insert into "libraryCounts" ("shard", "decks") values (new."id" % 16, 1) on conflict ("shard") do update set "decks" = "decks" + 1;
   end`,
  `create trigger "libraryUnlisted" after delete on "library" begin
     delete from "librarySearch" where rowid = old."id";
     delete from "libraryGrams" where rowid = old."id";
     update "libraryCounts" set "decks" = "decks" - 1 where "shard" = old."id" % 16;
   end`,
  `create trigger "deckDeleted" after delete on "decks" begin
     delete from "library" where "id" = old."id" and "ownerId" = old."ownerId";
   end`,
  `create trigger "deckHidden" after update of "visibility" on "decks" when new."visibility" <> 'Public' begin
     delete from "library" where "id" = old."id" and "ownerId" = old."ownerId";
   end`,
];

/**
 * The n-grams of a text: every letter, every two and every three adjacent letters, and the three again with the mark of their part of the index. With
 * `fastupdate` each search would read the backlog.
 */
const onPostgres = [
  `create index "libraryByTitle" on "library" ("titleKey", "id")`,
  `create function "libraryGrams"(given text, shelf integer) returns text[] language plpgsql immutable strict parallel safe as $$
   declare
     letters text[] := string_to_array(given, null);
     grams text[] := letters;
   begin
     for i in 2 .. cardinality(letters) loop
       grams := grams || (letters[i - 1] || letters[i]);
       if i > 2 then
         grams := grams || (letters[i - 2] || letters[i - 1] || letters[i]);
         grams := grams || (chr(57344 + shelf) || letters[i - 2] || letters[i - 1] || letters[i]);
       end if;
     end loop;
     return grams;
   end $$`,
  `create index "libraryByGrams" on "library" using gin ("libraryGrams"("searchText", "shelf")) with (fastupdate = off)`,
  `create function "countLibrary"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       insert into "libraryCounts" ("shard", "decks") values (new."id" % 16, 1)
         on conflict ("shard") do update set "decks" = "libraryCounts"."decks" + 1;
     else
       update "libraryCounts" set "decks" = "decks" - 1 where "shard" = old."id" % 16;
     end if;
     return null;
   end $$`,
  `create trigger "libraryCounted" after insert or delete on "library" for each row execute function "countLibrary"()`,
  `create function "unlistDeck"() returns trigger language plpgsql as $$
   begin
     delete from "library" where "id" = old."id" and "ownerId" = old."ownerId";
     return null;
   end $$`,
  `create trigger "deckDeleted" after delete on "decks" for each row execute function "unlistDeck"()`,
  `create trigger "deckHidden" after update of "visibility" on "decks" for each row
     when (new."visibility" <> 'Public') execute function "unlistDeck"()`,
];

const undoneOnSqlite = [
  `drop trigger "deckDeleted"`,
  `drop trigger "deckHidden"`,
  `drop table "librarySearch"`,
  `drop table "libraryGrams"`,
];

const undoneOnPostgres = [`drop trigger "deckDeleted" on "decks"`, `drop trigger "deckHidden" on "decks"`];
