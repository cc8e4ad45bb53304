import { sql } from "kysely";

import { counters, followers, followersBefore, idsIn, type Triggers } from "./0005-study-triggers.ts";
import { lotOf } from "./0005-lots.ts";
import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** The number of rows that one statement updates. */
const rowsAtOnce = 500;

const isOthersPrivate = `"userId" <> "deckOwnerId" and exists (
  select 1 from "decks" where "ownerId" = "deckOwnerId" and "id" = "deckId" and "visibility" = 'Private'`;

/**
 * Due cards are counted without reading every card: each card has its shuffle key, the cards that a student has studied are counted for each deck,
 * and the indexes only have cards that may be studied. A card is also absent while its deck is another student's and Private.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await drop(db, kind, followersBefore(kind));
  for (const name of ["studyCardsCounted", "studyCardsDue"]) await db.schema.dropIndex(name).execute();
  await drawLots(db, kind);
  await sql.raw(`update "studyCards" set "isPresent" = 0 where "isPresent" = 1 and ${isOthersPrivate})`).execute(db);
  await createStudyDecks(db, kind);
  for (const statement of [...counters(kind).make, ...followers(kind).make, ...indexes]) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const name of ["studyCardsUnderWay", "studyCardsDueByDeck", "studyCardsDueByTime"]) await db.schema.dropIndex(name).execute();
  await drop(db, kind, followers(kind));
  await drop(db, kind, counters(kind));
  await db.schema.dropTable("studyDecks").execute();
  const isInDeck = `"cardId" in ${idsIn(kind, `"decks"."cards"`)}`;
  await sql.raw(`update "studyCards" set "isPresent" = 1 where "isPresent" = 0 and ${isOthersPrivate} and ${isInDeck})`).execute(db);
  await db.schema.alterTable("studyCards").dropColumn("lot").execute();
  const counted = ["userId", "deckOwnerId", "deckId", "isPresent", "stage", "due", "isSuspended", "buriedUntil"];
  await db.schema.createIndex("studyCardsCounted").on("studyCards").columns(counted).execute();
  await db.schema.createIndex("studyCardsDue").on("studyCards").columns(["userId", "stage", "due"]).execute();
  for (const statement of followersBefore(kind).make) await sql.raw(statement).execute(db);
}

async function drop(db: SchemaOfItsDay, kind: DatabaseKind, { names, functions }: Triggers): Promise<void> {
  for (const [trigger, table] of names)
    await sql.raw(`drop trigger "${trigger}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  for (const name of functions) await sql.raw(`drop function "${name}"()`).execute(db);
}

/** Student by student, so that only one student's rows are in memory. */
async function drawLots(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await db.schema
    .alterTable("studyCards")
    .addColumn("lot", columnTypes(kind).ms, (c) => c.notNull().defaultTo(0))
    .execute();
  for (const { userId } of await db.selectFrom("studyCards").select("userId").distinct().execute()) {
    const places = await db.selectFrom("studyCards").select(["deckOwnerId", "deckId", "cardId"]).where("userId", "=", userId).execute();
    for (let from = 0; from < places.length; from += rowsAtOnce) {
      const drawn = places.slice(from, from + rowsAtOnce).map(({ deckOwnerId, deckId, cardId }) => {
        const lot = lotOf(`${deckOwnerId}/${deckId}/${cardId}`);
        return sql`(cast(${deckOwnerId} as text), cast(${deckId} as bigint), cast(${cardId} as text), cast(${lot} as bigint))`;
      });
      await sql`update "studyCards" set "lot" = drawn.column4 from (values ${sql.join(drawn)}) as drawn
        where "userId" = ${userId} and "deckOwnerId" = drawn.column1 and "deckId" = drawn.column2 and "cardId" = drawn.column3`.execute(db);
    }
  }
}

/** No foreign key to the deck: a deleted deck has no present cards, and may be restored. */
async function createStudyDecks(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("studyDecks")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("touched", count, (c) => c.notNull())
    .addPrimaryKeyConstraint("studyDecksPrimaryKey", ["userId", "deckOwnerId", "deckId"])
    .modifyEnd(end)
    .execute();
  const place = `"userId", "deckOwnerId", "deckId"`;
  await sql
    .raw(`insert into "studyDecks" (${place}, "touched") select ${place}, sum("isPresent") from "studyCards" group by ${place}`)
    .execute(db);
}

const mayBeStudied = `"isPresent" = 1 and "isSuspended" = 0`;

/**
 * All columns of a count or an order are in the index, so that the rows themselves are not read: for SQLite even the columns in the index's
 * condition.
 */
const indexes = [
  `create index "studyCardsUnderWay" on "studyCards"
     ("userId", "deckOwnerId", "deckId", "stage", "due", "buriedUntil", "cardId", "isPresent", "isSuspended")
     where "stage" <> 'review' and ${mayBeStudied}`,
  `create index "studyCardsDueByDeck" on "studyCards"
     ("userId", "deckOwnerId", "deckId", "due", "lot", "buriedUntil", "cardId", "stage", "isPresent", "isSuspended")
     where "stage" = 'review' and ${mayBeStudied}`,
  `create index "studyCardsDueByTime" on "studyCards"
     ("userId", "due", "lot", "buriedUntil", "deckOwnerId", "deckId", "cardId", "stage", "isPresent", "isSuspended")
     where "stage" = 'review' and ${mayBeStudied}`,
];
