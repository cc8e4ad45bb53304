import { sql } from "kysely";

import { makeDeckBesideImports } from "./0036-waiting-imports.ts";
import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Brings back, on PostgreSQL, what processes of version 0.2.0 read and write and the migrations 0039, 0077 and 0097 took away: so they go on while newer ones start
 * beside them. An exam that one of them sets is there for the others, and the other way round. A SQLite file has one process. The release after the next
 * takes it away again.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind !== "postgres") return;
  const { text, count, ms } = columnTypes(kind);
  await db.schema
    .createTable("libraryRefolds")
    .addColumn("lastId", ms, (c) => c.primaryKey())
    .addColumn("afterId", ms, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("studyExams")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("examDay", count, (c) => c.notNull())
    .addPrimaryKeyConstraint("studyExamsPrimaryKey", ["userId", "deckOwnerId", "deckId"])
    .addForeignKeyConstraint("examOfADeck", ["deckOwnerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .execute();
  await db.schema.createIndex("studyExamsOfDeck").on("studyExams").columns(["deckOwnerId", "deckId"]).execute();
  for (const statement of [makeDeckBesideImports(), ...library, ...exams]) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind !== "postgres") return;
  for (const statement of away) await sql.raw(statement).execute(db);
  for (const table of ["studyExams", "libraryRefolds"]) await db.schema.dropTable(table).execute();
}

const rangeStarts = [
  ["", "0", ...Array.from("abcdefghijklmnopqrstuvwxyz"), "{"],
  ["\u0370", "\u0400", "\u0436", "\u043e", "\u0442", "\u0500", "\u0600", "\u0640", "\u0700", "\u0920", "\u0a00", "\u0e00"],
  ["\u3041", "\u3100", "\u5800", "\u6600", "\u7500", "\u8500", "\ua000", "\uac00", "\ub200", "\uc000", "\ue000"],
].flat();

/** The part of the alphabet that a title is in. */
const rangeOf = (key: string) =>
  `width_bucket(${key} collate "C", array[${rangeStarts.map((start) => `'${start}'`).join(", ")}]::text[] collate "C") - 1`;

/** Searches of the version before have no index: they read the titles. */
const library = [
  `alter table "library" add column "titleRange" integer`,
  `update "library" set "titleRange" = ${rangeOf('"titleKey"')}`,
  `create function "setTitleRange"() returns trigger language plpgsql as $$
   begin
     new."titleRange" := ${rangeOf('new."titleKey"')};
     return new;
   end $$`,
  `create trigger "titleRangeSet" before insert or update of "titleKey" on "library" for each row execute function "setTitleRange"()`,
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
];

/** The id of a new exam of one deck, as migration 0097 names it. */
const newId = `'of-' || new."deckId"::text || case when new."deckId" < 2 and new."deckOwnerId" <> new."userId" then '-official' else '' end`;

const firstDay = (of: string) => `(select min("plan"."examDay") from "examPlanDecks" as "of"
   inner join "examPlans" as "plan" on "plan"."userId" = "of"."userId" and "plan"."id" = "of"."planId"
   where "of"."userId" = ${of}."userId" and "of"."deckOwnerId" = ${of}."deckOwnerId" and "of"."deckId" = ${of}."deckId")`;

/** Each side writes to the other only what differs there, so it ends. A deck in several exams has the first one's day. */
const exams = [
  `insert into "studyExams" ("userId", "deckOwnerId", "deckId", "examDay")
   select "of"."userId", "of"."deckOwnerId", "of"."deckId", min("plan"."examDay")
   from "examPlanDecks" as "of"
   inner join "examPlans" as "plan" on "plan"."userId" = "of"."userId" and "plan"."id" = "of"."planId"
   inner join "decks" on "decks"."ownerId" = "of"."deckOwnerId" and "decks"."id" = "of"."deckId"
   group by "of"."userId", "of"."deckOwnerId", "of"."deckId"`,
  `create function "examToFormer"("ofUser" text, "ofOwner" text, "ofDeck" bigint) returns void language plpgsql as $$
   declare
     day integer;
   begin
     select min("plan"."examDay") into day from "examPlanDecks" as "of"
       inner join "examPlans" as "plan" on "plan"."userId" = "of"."userId" and "plan"."id" = "of"."planId"
       where "of"."userId" = "ofUser" and "of"."deckOwnerId" = "ofOwner" and "of"."deckId" = "ofDeck";
     if day is null then
       delete from "studyExams" where "userId" = "ofUser" and "deckOwnerId" = "ofOwner" and "deckId" = "ofDeck";
     elsif exists (select 1 from "decks" where "ownerId" = "ofOwner" and "id" = "ofDeck")
       and exists (select 1 from "users" where "id" = "ofUser") then
       insert into "studyExams" as "former" ("userId", "deckOwnerId", "deckId", "examDay") values ("ofUser", "ofOwner", "ofDeck", day)
         on conflict ("userId", "deckOwnerId", "deckId") do update set "examDay" = excluded."examDay"
         where "former"."examDay" <> excluded."examDay";
     end if;
   end $$`,
  `create function "examDeckToFormer"() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then perform "examToFormer"(old."userId", old."deckOwnerId", old."deckId"); end if;
     -- A deck that comes back from the trash may have got another number.
     if tg_op <> 'DELETE' then perform "examToFormer"(new."userId", new."deckOwnerId", new."deckId"); end if;
     return null;
   end $$`,
  `create trigger "examDeckToFormer" after insert or update or delete on "examPlanDecks" for each row execute function "examDeckToFormer"()`,
  // The exams of a deck that comes back from the trash.
  `create function "deckToFormer"() returns trigger language plpgsql as $$
   begin
     perform "examToFormer"("userId", "deckOwnerId", "deckId") from "examPlanDecks"
       where "deckOwnerId" = new."ownerId" and "deckId" = new."id";
     return null;
   end $$`,
  `create trigger "deckToFormer" after insert on "decks" for each row execute function "deckToFormer"()`,
  `create function "examDayToFormer"() returns trigger language plpgsql as $$
   begin
     perform "examToFormer"("userId", "deckOwnerId", "deckId") from "examPlanDecks"
       where "userId" = new."userId" and "planId" = new."id";
     return null;
   end $$`,
  `create trigger "examDayToFormer" after update of "examDay" on "examPlans" for each row execute function "examDayToFormer"()`,
  `create function "examOfOneDeck"("ofUser" text, "ofOwner" text, "ofDeck" bigint) returns text language sql stable as $$
   select "plan"."id" from "examPlanDecks" as "of"
   inner join "examPlans" as "plan" on "plan"."userId" = "of"."userId" and "plan"."id" = "of"."planId"
   where "of"."userId" = "ofUser" and "of"."deckOwnerId" = "ofOwner" and "of"."deckId" = "ofDeck" and "plan"."name" = ''
     and not exists (select 1 from "examPlanDecks" as "another" where "another"."userId" = "of"."userId" and "another"."planId" = "of"."planId"
       and ("another"."deckOwnerId", "another"."deckId") <> ("of"."deckOwnerId", "of"."deckId"))
   order by "plan"."id" limit 1 $$`,
  `create function "examFromFormer"() returns trigger language plpgsql as $$
   declare
     plan text;
     first text;
     another integer := 1;
   begin
     if tg_op = 'DELETE' then
       -- A deck that went into the trash stays in its exams.
       if exists (select 1 from "decks" where "ownerId" = old."deckOwnerId" and "id" = old."deckId") then
         delete from "examPlanDecks" where "userId" = old."userId" and "planId" = "examOfOneDeck"(old."userId", old."deckOwnerId", old."deckId")
           and "deckOwnerId" = old."deckOwnerId" and "deckId" = old."deckId";
       end if;
     elsif ${firstDay("new")} is distinct from new."examDay" then
       plan := "examOfOneDeck"(new."userId", new."deckOwnerId", new."deckId");
       if plan is null then
         first := ${newId};
         plan := first;
         -- An exam with this id has other decks by now, or another name.
         while exists (select 1 from "examPlans" where "userId" = new."userId" and "id" = plan) loop
           another := another + 1;
           plan := first || '-' || another::text;
         end loop;
       end if;
       insert into "examPlans" ("userId", "id", "name", "examDay") values (new."userId", plan, '', new."examDay")
         on conflict ("userId", "id") do update set "examDay" = excluded."examDay";
       insert into "examPlanDecks" ("userId", "planId", "deckOwnerId", "deckId")
         values (new."userId", plan, new."deckOwnerId", new."deckId") on conflict do nothing;
     end if;
     return null;
   end $$`,
  `create trigger "examFromFormer" after insert or update or delete on "studyExams" for each row execute function "examFromFormer"()`,
];

const away = [
  `drop function make_deck`,
  `drop trigger "examFromFormer" on "studyExams"`,
  `drop trigger "examDayToFormer" on "examPlans"`,
  `drop trigger "examDeckToFormer" on "examPlanDecks"`,
  `drop trigger "deckToFormer" on "decks"`,
  `drop function "deckToFormer"()`,
  `drop function "examFromFormer"()`,
  `drop function "examOfOneDeck"(text, text, bigint)`,
  `drop function "examDayToFormer"()`,
  `drop function "examDeckToFormer"()`,
  `drop function "examToFormer"(text, text, bigint)`,
  `drop trigger "titleRangeSet" on "library"`,
  `drop function "setTitleRange"()`,
  `drop function "libraryGrams"(text, integer)`,
  `alter table "library" drop column "titleRange"`,
];
