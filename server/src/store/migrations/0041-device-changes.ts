import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * What a student's devices have to read again: one row for each deck, and for each studied card, with the number of its last change. The numbers count
 * up for each student, and a change takes the next one while it holds the student's row of `deviceSequences`, so they are in the order of the commits,
 * whatever the clocks say. A deck has an empty `cardId`. What was there before this migration has no row: a device reads all of it at first.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("deviceSequences")
    .addColumn("userId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("last", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable("deviceChanges")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("cardId", text, (c) => c.notNull())
    .addColumn("change", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("deviceChangesPrimaryKey", ["userId", "deckOwnerId", "deckId", "cardId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("deviceChangesInOrder").on("deviceChanges").columns(["userId", "change"]).execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const [name, table] of triggers) await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  if (kind === "postgres") for (const name of functions) await sql.raw(`drop function "${name}"()`).execute(db);
  await db.schema.dropTable("deviceChanges").execute();
  await db.schema.dropTable("deviceSequences").execute();
}

const triggers = [
  ["deviceDeckAdded", "decks"],
  ["deviceDeckChanged", "decks"],
  ["deviceDeckRemoved", "decks"],
  ["deviceCardAdded", "studyCards"],
  ["deviceCardChanged", "studyCards"],
  ["deviceCardRemoved", "studyCards"],
] as const;

const functions = ["countDeviceDeck", "countDeviceCard"] as const;

/** What of a deck its owner's devices show. */
const watched = `"title", "description", "cards", "visibility", "languages"`;
/** A card's state; whether its deck still has it is seen from the deck. */
const isOtherState = (after: string, before: string) =>
  `(${after}."state" <> ${before}."state" or ${after}."isSuspended" <> ${before}."isSuspended"
     or coalesce(${after}."buriedUntil", -1) <> coalesce(${before}."buriedUntil", -1))`;

/** Nothing is counted for a student whose account is being deleted. */
const countUp = (userId: string) =>
  `insert into "deviceSequences" ("userId", "last") select "id", 1 from "users" where "id" = ${userId}
     on conflict ("userId") do update set "last" = "deviceSequences"."last" + 1`;
const mark = (userId: string, ownerId: string, deckId: string, cardId: string) =>
  `insert into "deviceChanges" ("userId", "deckOwnerId", "deckId", "cardId", "change")
     select "userId", ${ownerId}, ${deckId}, ${cardId}, "last" from "deviceSequences" where "userId" = ${userId}
     on conflict ("userId", "deckOwnerId", "deckId", "cardId") do update set "change" = excluded."change"`;

const deckOnSqlite = (row: string) =>
  `begin ${countUp(`${row}."ownerId"`)}; ${mark(`${row}."ownerId"`, `${row}."ownerId"`, `${row}."id"`, "''")}; end`;
const cardOnSqlite = (row: string) =>
  `begin ${countUp(`${row}."userId"`)}; ${mark(`${row}."userId"`, `${row}."deckOwnerId"`, `${row}."deckId"`, `${row}."cardId"`)}; end`;

const onSqlite = [
  `create trigger "deviceDeckAdded" after insert on "decks" ${deckOnSqlite("new")}`,
  `create trigger "deviceDeckChanged" after update of ${watched} on "decks" ${deckOnSqlite("new")}`,
  `create trigger "deviceDeckRemoved" after delete on "decks" ${deckOnSqlite("old")}`,
  `create trigger "deviceCardAdded" after insert on "studyCards" ${cardOnSqlite("new")}`,
  `create trigger "deviceCardChanged" after update of "state", "isSuspended", "buriedUntil" on "studyCards"
     when ${isOtherState("new", "old")} ${cardOnSqlite("new")}`,
  `create trigger "deviceCardRemoved" after delete on "studyCards" ${cardOnSqlite("old")}`,
];

const onPostgres = [
  `create function "countDeviceDeck"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       ${countUp(`old."ownerId"`)};
       ${mark(`old."ownerId"`, `old."ownerId"`, `old."id"`, "''")};
     else
       ${countUp(`new."ownerId"`)};
       ${mark(`new."ownerId"`, `new."ownerId"`, `new."id"`, "''")};
     end if;
     return null;
   end $$`,
  `create function "countDeviceCard"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       ${countUp(`old."userId"`)};
       ${mark(`old."userId"`, `old."deckOwnerId"`, `old."deckId"`, `old."cardId"`)};
     else
       ${countUp(`new."userId"`)};
       ${mark(`new."userId"`, `new."deckOwnerId"`, `new."deckId"`, `new."cardId"`)};
     end if;
     return null;
   end $$`,
  `create trigger "deviceDeckAdded" after insert on "decks" for each row execute function "countDeviceDeck"()`,
  `create trigger "deviceDeckChanged" after update of ${watched} on "decks" for each row execute function "countDeviceDeck"()`,
  `create trigger "deviceDeckRemoved" after delete on "decks" for each row execute function "countDeviceDeck"()`,
  `create trigger "deviceCardAdded" after insert on "studyCards" for each row execute function "countDeviceCard"()`,
  `create trigger "deviceCardChanged" after update of "state", "isSuspended", "buriedUntil" on "studyCards" for each row
     when (${isOtherState("new", "old")}) execute function "countDeviceCard"()`,
  `create trigger "deviceCardRemoved" after delete on "studyCards" for each row execute function "countDeviceCard"()`,
];
