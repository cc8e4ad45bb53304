import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * How often anything that the Library's pages show has changed: the sum of "changes". Triggers count it in the transaction of the change, so that a
 * page that was read at some number is current while the number is the same, in every process. Authors have a row of their own (16), so that a rename
 * that lists decks again locks the rows in the same order as others do.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await db.schema
    .alterTable("libraryCounts")
    .addColumn("changes", columnTypes(kind).ms, (c) => c.notNull().defaultTo(0))
    .execute();
  await run(db, kind === "postgres" ? [countOnPostgres(true), ...notedOnPostgres] : [...countedOnSqlite(true), ...notedOnSqlite]);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await run(db, kind === "postgres" ? [...forgottenOnPostgres, countOnPostgres(false)] : [...forgottenOnSqlite, ...countedOnSqlite(false)]);
  await sql`delete from "libraryCounts" where "shard" = 16`.execute(db);
  await db.schema.alterTable("libraryCounts").dropColumn("changes").execute();
}

async function run(db: SchemaOfItsDay, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const columns = (isNoted: boolean) => (isNoted ? `("shard", "decks", "changes")` : `("shard", "decks")`);
const one = (isNoted: boolean) => (isNoted ? ", 1" : "");
const more = (table: string, isNoted: boolean) => (isNoted ? `, "changes" = ${table}"changes" + 1` : "");

const countedOnSqlite = (isNoted: boolean) => [
  `drop trigger "libraryListed"`,
  `drop trigger "libraryUnlisted"`,
  `create trigger "libraryListed" after insert on "library" begin
     insert into "librarySearch" (rowid, "searchText") values (new."id", new."searchText");
     insert into "libraryCounts" ${columns(isNoted)} values (new."id" % 16, 1${one(isNoted)}) on conflict ("shard") do update set "decks" = "decks" + 1${more("", isNoted)};
   end`,
  `create trigger "libraryUnlisted" after delete on "library" begin
     delete from "librarySearch" where rowid = old."id";
     delete from "libraryGrams" where rowid = old."id";
     update "libraryCounts" set "decks" = "decks" - 1${more("", isNoted)} where "shard" = old."id" % 16;
   end`,
];

const countOnPostgres = (isNoted: boolean) => `create or replace function "countLibrary"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       insert into "libraryCounts" ${columns(isNoted)} values (new."id" % 16, 1${one(isNoted)})
         on conflict ("shard") do update set "decks" = "libraryCounts"."decks" + 1${more(`"libraryCounts".`, isNoted)};
     else
       update "libraryCounts" set "decks" = "decks" - 1${more("", isNoted)} where "shard" = old."id" % 16;
     end if;
     return null;
   end $$`;

/** A listed deck whose row in the Library stays: its description, its cards, or any other field. */
const noteDeck = `update "libraryCounts" set "changes" = "changes" + 1 where "shard" = new."id" % 16;`;

const noteAuthor = `insert into "libraryCounts" ("shard", "decks", "changes") values (16, 0, 1)
       on conflict ("shard") do update set "changes" = "libraryCounts"."changes" + 1;`;

/** The author's part of a page. */
const shown = ["username", "displayName", "selectedTheme"];
const shownColumns = shown.map((column) => `"${column}"`).join(", ");
const isOtherAuthor = (differs: string) => shown.map((column) => `old."${column}" ${differs} new."${column}"`).join(" or ");

const notedOnSqlite = [
  `create trigger "listedDeckChanged" after update on "decks" when new."visibility" = 'Public' begin
     ${noteDeck}
   end`,
  `create trigger "listedAuthorChanged" after update of ${shownColumns} on "users" when ${isOtherAuthor("is not")} begin
     ${noteAuthor}
   end`,
];

const notedOnPostgres = [
  `create function "noteListedDeck"() returns trigger language plpgsql as $$
   begin
     ${noteDeck}
     return null;
   end $$`,
  `create trigger "listedDeckChanged" after update on "decks" for each row
     when (new."visibility" = 'Public') execute function "noteListedDeck"()`,
  `create function "noteListedAuthor"() returns trigger language plpgsql as $$
   begin
     ${noteAuthor}
     return null;
   end $$`,
  `create trigger "listedAuthorChanged" after update of ${shownColumns} on "users" for each row
     when (${isOtherAuthor("is distinct from")}) execute function "noteListedAuthor"()`,
];

const forgottenOnSqlite = [`drop trigger "listedDeckChanged"`, `drop trigger "listedAuthorChanged"`];

const forgottenOnPostgres = [
  `drop trigger "listedDeckChanged" on "decks"`,
  `drop trigger "listedAuthorChanged" on "users"`,
  `drop function "noteListedDeck"(), "noteListedAuthor"()`,
];
