import { sql } from "kysely";

import { shelfOf, gramWords } from "./0002-listing.ts";
import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * The Library is searched by the databases' own full text: one entry of terms for each listed deck, with the words of its cards. Triggers take an entry away
 * in the statement that unlists its deck. Decks whose entry is to be written wait in "libraryWaiting": those that were listed before with the mark 0, a change
 * with a random one. "libraryVocabulary" has the words of all entries, for searches with typing errors.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await run(db, kind === "postgres" ? formerOffPostgres : formerOffSqlite);
  await db.schema.dropTable("libraryRefolds").execute();
  await renewLibrary(db, kind, false);
  await db.schema
    .createTable("libraryWaiting")
    .addColumn("id", ms, (c) => c.primaryKey())
    .addColumn("mark", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("libraryBuilding").on("libraryWaiting").column("id").where(sql.ref("mark"), "=", sql.lit(0)).execute();
  await sql`insert into "libraryWaiting" ("id", "mark") select "id", 0 from "library"`.execute(db);
  if (kind === "sqlite")
    await db.schema
      .createTable("libraryVocabulary")
      .addColumn("id", "integer", (c) => c.primaryKey())
      .addColumn("word", text, (c) => c.notNull().unique())
      .modifyEnd(end)
      .execute();
  await run(db, kind === "postgres" ? onPostgres : onSqlite);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { ms, end } = columnTypes(kind);
  await run(db, kind === "postgres" ? offPostgres : offSqlite);
  for (const table of ["libraryTerms", "libraryVocabulary", "libraryWaiting"]) await db.schema.dropTable(table).execute();
  if (kind === "postgres") await run(db, [dropExtension]);
  await renewLibrary(db, kind, true);
  await db.schema
    .createTable("libraryRefolds")
    .addColumn("lastId", ms, (c) => c.primaryKey())
    .addColumn("afterId", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await run(db, kind === "postgres" ? formerOnPostgres : formerOnSqlite);
  if (kind === "sqlite") await fillFormerTables(db);
}

type Row = { id: number; official: 0 | 1; ownerId: string; titleKey: string; searchText: string; titleRange?: number };

/** The same rows in a new table with or without the part of the alphabet: so a column is in its former place after migrating down. */
async function renewLibrary(db: SchemaOfItsDay, kind: DatabaseKind, hasRange: boolean): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  const byCodePoint = kind === "postgres" ? sql`text collate "C"` : text;
  await sql`create temporary table "formerLibrary" as select "id", "official", "ownerId", "titleKey", "searchText" from "library"`.execute(
    db,
  );
  await db.schema.dropTable("library").execute();
  const start = db.schema
    .createTable("library")
    .addColumn("id", ms, (c) => c.primaryKey())
    .addColumn("official", count, (c) => c.notNull().check(sql`"official" in (0, 1)`));
  await (hasRange ? start.addColumn("titleRange", count, (c) => c.notNull()) : start)
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("titleKey", byCodePoint, (c) => c.notNull())
    .addColumn("searchText", byCodePoint, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  if (hasRange) await insertWithRanges(db);
  else
    await sql`insert into "library" ("id", "official", "ownerId", "titleKey", "searchText")
      select "id", "official", "ownerId", "titleKey", "searchText" from "formerLibrary" order by "id"`.execute(db);
  await sql`drop table "formerLibrary"`.execute(db);
  await db.schema.createIndex("libraryOfficial").on("library").column("id").where(sql.ref("official"), "=", sql.lit(1)).execute();
  const titleColumns = kind === "sqlite" ? ["titleKey", "id", "searchText"] : ["titleKey", "id"];
  await db.schema.createIndex("libraryByTitle").on("library").columns(titleColumns).execute();
}

async function insertWithRanges(db: SchemaOfItsDay): Promise<void> {
  for await (const rows of portionsOf(db, "formerLibrary"))
    await db
      .insertInto("library")
      .values(rows.map((row) => ({ ...row, titleRange: shelfOf(row.titleKey) })))
      .execute();
}

async function* portionsOf(db: SchemaOfItsDay, table: string): AsyncGenerator<Row[]> {
  for (let afterId = -1; ;) {
    const rows = (await db.selectFrom(table).selectAll().where("id", ">", afterId).orderBy("id").limit(500).execute()) as Row[];
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    afterId = last.id;
  }
}

async function fillFormerTables(db: SchemaOfItsDay): Promise<void> {
  for await (const rows of portionsOf(db, "library"))
    for (const { id, searchText, titleRange = 0 } of rows) {
      await sql`insert into "librarySearch" (rowid, "searchText") values (${id}, ${searchText})`.execute(db);
      await sql`insert into "libraryGrams" (rowid, "grams") values (${id}, ${gramWords(searchText, titleRange)})`.execute(db);
    }
}

async function run(db: SchemaOfItsDay, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What a listed deck's entry is made of; a deck that becomes Public is listed, and waits by that. */
const searched = `"title", "description", "cards", "languages"`;
const waits = (mark: string) =>
  `insert into "libraryWaiting" ("id", "mark") values (new."id", ${mark}) on conflict ("id") do update set "mark" = excluded."mark";`;

const waitsOnSqlite = waits("(random() & 35184372088831) + 1");
const waitsOnPostgres = waits("floor(random() * 35184372088832) + 1");

const countedOnSqlite = {
  listed: `insert into "libraryCounts" ("shard", "decks", "changes") values (new."id" % 16, 1, 1)
     on conflict ("shard") do update set "decks" = "decks" + 1, "changes" = "changes" + 1;`,
  unlisted: `update "libraryCounts" set "decks" = "decks" - 1, "changes" = "changes" + 1 where "shard" = old."id" % 16;`,
};

const ofDecksOnSqlite = [
  `create trigger "deckDeleted" after delete on "decks" begin
     delete from "library" where "id" = old."id" and "ownerId" = old."ownerId";
   end`,
  `create trigger "deckHidden" after update of "visibility" on "decks" when new."visibility" <> 'Public' begin
     delete from "library" where "id" = old."id" and "ownerId" = old."ownerId";
   end`,
];

/** The triggers go before the table that they name is dropped. */
const formerOffSqlite = [
  `drop trigger "libraryListed"`,
  `drop trigger "libraryUnlisted"`,
  `drop trigger "deckDeleted"`,
  `drop trigger "deckHidden"`,
  `drop table "librarySearch"`,
  `drop table "libraryGrams"`,
];

const onSqlite = [
  `create virtual table "libraryTerms" using fts5("terms", content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
  `create virtual table "libraryVocabularySearch" using fts5("word", content = 'libraryVocabulary', content_rowid = 'id', tokenize = 'trigram case_sensitive 1')`,
  `create trigger "vocabularyGrew" after insert on "libraryVocabulary" begin
     insert into "libraryVocabularySearch" (rowid, "word") values (new."id", new."word");
   end`,
  `create trigger "vocabularyShrank" after delete on "libraryVocabulary" begin
     insert into "libraryVocabularySearch" ("libraryVocabularySearch", rowid, "word") values ('delete', old."id", old."word");
   end`,
  `create trigger "libraryListed" after insert on "library" begin
     ${countedOnSqlite.listed}
     ${waitsOnSqlite}
   end`,
  `create trigger "libraryUnlisted" after delete on "library" begin
     delete from "libraryTerms" where rowid = old."id";
     delete from "libraryWaiting" where "id" = old."id";
     ${countedOnSqlite.unlisted}
   end`,
  `create trigger "listedWordsChanged" after update of ${searched} on "decks" when new."visibility" = 'Public' begin
     ${waitsOnSqlite}
   end`,
  ...ofDecksOnSqlite,
];

const offSqlite = [
  `drop trigger "libraryListed"`,
  `drop trigger "libraryUnlisted"`,
  `drop trigger "listedWordsChanged"`,
  `drop trigger "deckDeleted"`,
  `drop trigger "deckHidden"`,
  `drop table "libraryVocabularySearch"`,
];

const formerOnSqlite = [
  `create index "librarySample" on "library" ("id", "titleKey", "searchText") where "id" % 128 = 5`,
  `create virtual table "librarySearch" using fts5("searchText", content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
  `create virtual table "libraryGrams" using fts5("grams", content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
  `create trigger "libraryListed" after insert on "library" begin
     insert into "librarySearch" (rowid, "searchText") values (new."id", new."searchText");
     ${countedOnSqlite.listed}
   end`,
  `create trigger "libraryUnlisted" after delete on "library" begin
     delete from "librarySearch" where rowid = old."id";
     delete from "libraryGrams" where rowid = old."id";
     ${countedOnSqlite.unlisted}
   end`,
  ...ofDecksOnSqlite,
];

const formerOffPostgres = [
  `drop index "libraryByGrams"`,
  `drop trigger "libraryCounted" on "library"`,
  `drop function "libraryGrams"(text, integer)`,
];

/** With what else happens when a deck is listed, and when it is unlisted. */
const countOnPostgres = (
  takeIn: string,
  takeOut: string,
) => `create or replace function "countLibrary"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       insert into "libraryCounts" ("shard", "decks", "changes") values (new."id" % 16, 1, 1)
         on conflict ("shard") do update set "decks" = "libraryCounts"."decks" + 1, "changes" = "libraryCounts"."changes" + 1;
       ${takeIn}
     else
       ${takeOut}
       update "libraryCounts" set "decks" = "decks" - 1, "changes" = "changes" + 1 where "shard" = old."id" % 16;
     end if;
     return null;
   end $$`;

const countedOnPostgres = `create trigger "libraryCounted" after insert or delete on "library" for each row execute function "countLibrary"()`;

/** The extension may be missing, or refused to this user: words with typing errors are then looked for by their first letters alone. */
const onPostgres = [
  `create table "libraryTerms" ("id" bigint primary key, "terms" tsvector not null)`,
  `create index "libraryByTerms" on "libraryTerms" using gin ("terms") with (fastupdate = off)`,
  `create table "libraryVocabulary" ("word" text collate "C" primary key)`,
  `do $$ begin
     create extension if not exists pg_trgm;
   exception when others then
     raise notice 'pg_trgm is missing: %', sqlerrm;
   end $$`,
  `do $$ begin
     if exists (select 1 from pg_extension where extname = 'pg_trgm') then
       create index "vocabularyByParts" on "libraryVocabulary" using gin ("word" gin_trgm_ops);
     end if;
   end $$`,
  countOnPostgres(
    waitsOnPostgres,
    `delete from "libraryTerms" where "id" = old."id";
       delete from "libraryWaiting" where "id" = old."id";`,
  ),
  countedOnPostgres,
  `create function "awaitLibraryTerms"() returns trigger language plpgsql as $$
   begin
     ${waitsOnPostgres}
     return null;
   end $$`,
  `create trigger "listedWordsChanged" after update of ${searched} on "decks" for each row
     when (new."visibility" = 'Public') execute function "awaitLibraryTerms"()`,
];

/** It stays where something else depends on it. */
const dropExtension = `do $$ begin
     drop extension if exists pg_trgm;
   exception when others then
     raise notice 'pg_trgm stays: %', sqlerrm;
   end $$`;

const offPostgres = [
  `drop trigger "listedWordsChanged" on "decks"`,
  `drop function "awaitLibraryTerms"()`,
  `drop trigger "libraryCounted" on "library"`,
];

const formerOnPostgres = [
  `create index "librarySample" on "library" ("id") where "id" % 128 = 5`,
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
  `create index "libraryByGrams" on "library" using gin ("libraryGrams"("searchText", "titleRange")) with (fastupdate = off)`,
  countOnPostgres("", ""),
  countedOnPostgres,
];
