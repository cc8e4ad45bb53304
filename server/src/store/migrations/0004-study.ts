import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await createStudyLog(db, kind);
  await createStudyCards(db, kind);
  await createStudySettings(db, kind);
  await createStudyExams(db, kind);
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const onTable = kind === "postgres" ? ` on "decks"` : "";
  for (const name of ["studyDeckChanged", "studyDeckAdded", "studyDeckDeleted"])
    await sql.raw(`drop trigger "${name}"${onTable}`).execute(db);
  if (kind === "postgres") await sql.raw(`drop function "followDeck"()`).execute(db);
  for (const table of ["studyExams", "studySettings", "studyCards", "studyLog"]) await db.schema.dropTable(table).execute();
}

/** No foreign key to the deck: the log stays when the deck is deleted. */
async function createStudyLog(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("studyLog")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", text, (c) => c.notNull())
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("cardId", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("at", ms, (c) => c.notNull())
    .addColumn("received", ms, (c) => c.notNull())
    .addColumn("source", text)
    .addColumn("stageBefore", text)
    .addColumn("rating", text)
    .addColumn("day", count)
    .addColumn("asked", kind === "sqlite" ? "real" : "double precision")
    .addColumn("undoes", text)
    .addColumn("entry", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("studyLogPrimaryKey", ["userId", "id"])
    .modifyEnd(end)
    .execute();
  await index(db, "studyLog", { studyLogOfCard: ["userId", "deckOwnerId", "deckId", "cardId"], studyLogByTime: ["userId", "at"] });
  await db.schema
    .createIndex("studyLogUndone")
    .unique()
    .on("studyLog")
    .columns(["userId", "undoes"])
    .where(sql.ref("undoes"), "is not", sql.lit(null))
    .execute();
}

/** The index by deck has all counted columns, in the order of counting, so that the rows themselves are not read. */
async function createStudyCards(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("studyCards")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("cardId", text, (c) => c.notNull())
    .addColumn("stage", text, (c) => c.notNull().check(sql`"stage" in ('new', 'learning', 'review', 'relearning')`))
    .addColumn("due", ms, (c) => c.notNull())
    .addColumn("scheduledDays", count, (c) => c.notNull())
    .addColumn("isSuspended", count, (c) => c.notNull().check(sql`"isSuspended" in (0, 1)`))
    .addColumn("buriedUntil", ms)
    .addColumn("isPresent", count, (c) => c.notNull().check(sql`"isPresent" in (0, 1)`))
    .addColumn("lastAt", ms, (c) => c.notNull())
    .addColumn("lastId", text, (c) => c.notNull())
    .addColumn("state", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("studyCardsPrimaryKey", ["userId", "deckOwnerId", "deckId", "cardId"])
    .modifyEnd(end)
    .execute();
  const counted = ["userId", "deckOwnerId", "deckId", "isPresent", "stage", "due", "isSuspended", "buriedUntil"];
  await index(db, "studyCards", {
    studyCardsCounted: counted,
    studyCardsDue: ["userId", "stage", "due"],
    studyCardsOfDeck: ["deckOwnerId", "deckId"],
  });
}

async function createStudySettings(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, end } = columnTypes(kind);
  await db.schema
    .createTable("studySettings")
    .addColumn("userId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("settings", text, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}

async function createStudyExams(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("studyExams")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("examDay", count, (c) => c.notNull())
    .addPrimaryKeyConstraint("studyExamsPrimaryKey", ["userId", "deckOwnerId", "deckId"])
    .addForeignKeyConstraint("examOfADeck", ["deckOwnerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await index(db, "studyExams", { studyExamsOfDeck: ["deckOwnerId", "deckId"] });
}

async function index(db: SchemaOfItsDay, table: string, indexes: Record<string, string[]>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) await db.schema.createIndex(name).on(table).columns(columns).execute();
}

const isOfNewDeck = `"deckOwnerId" = new."ownerId" and "deckId" = new."id"`;
const follow = `update "studyCards" set "isPresent" = "cardId" in (select value ->> '$.id' from json_each(new."cards")) where ${isOfNewDeck};`;
const forget = `update "studyCards" set "isPresent" = 0 where "deckOwnerId" = old."ownerId" and "deckId" = old."id";`;

/** A card that its deck no longer has is not studied; one that is restored, for example with a tutorial, continues where it was. */
const onSqlite = [
  `create trigger "studyDeckChanged" after update of "cards" on "decks" begin ${follow} end`,
  `create trigger "studyDeckAdded" after insert on "decks" begin ${follow} end`,
  `create trigger "studyDeckDeleted" after delete on "decks" begin ${forget} end`,
];

const onPostgres = [
  `create function "followDeck"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       ${forget}
     elsif exists (select from "studyCards" where ${isOfNewDeck}) then
       update "studyCards"
         set "isPresent" = case when "cardId" in (select card ->> 'id' from json_array_elements(new."cards"::json) card) then 1 else 0 end
         where ${isOfNewDeck};
     end if;
     return null;
   end $$`,
  `create trigger "studyDeckChanged" after update of "cards" on "decks" for each row execute function "followDeck"()`,
  `create trigger "studyDeckAdded" after insert on "decks" for each row execute function "followDeck"()`,
  `create trigger "studyDeckDeleted" after delete on "decks" for each row execute function "followDeck"()`,
];
