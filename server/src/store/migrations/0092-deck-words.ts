import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * The words of every deck, by which its readers find its cards. A deck waits in "deckWordsWaiting" from the statement that changes it until its words are
 * written; those that are there before wait from the beginning. Words go with their deck: into the trash it takes none.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("deckWords")
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("words", text, (c) => c.notNull())
    .addColumn("places", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("deckWordsPrimaryKey", ["ownerId", "deckId"])
    .addForeignKeyConstraint("deckWordsOfADeck", ["ownerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable("deckWordsWaiting")
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("mark", ms, (c) => c.notNull())
    .addColumn("since", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("deckWordsWaitingPrimaryKey", ["ownerId", "deckId"])
    .addForeignKeyConstraint("wordsWaitingOfADeck", ["ownerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  const now = sql.raw(kind === "postgres" ? nowOnPostgres : nowOnSqlite);
  await sql`insert into "deckWordsWaiting" ("ownerId", "deckId", "mark", "since") select "ownerId", "id", 0, ${now} from "decks"`.execute(
    db,
  );
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const statement of kind === "postgres" ? offPostgres : offSqlite) await sql.raw(statement).execute(db);
  for (const table of ["deckWordsWaiting", "deckWords"]) await db.schema.dropTable(table).execute();
}

const nowOnSqlite = `cast(unixepoch('subsec') * 1000 as integer)`;
const nowOnPostgres = `floor(extract(epoch from clock_timestamp()) * 1000)`;

const waits = (mark: string, now: string) =>
  `insert into "deckWordsWaiting" ("ownerId", "deckId", "mark", "since") values (new."ownerId", new."id", ${mark}, ${now})
     on conflict ("ownerId", "deckId") do update set "mark" = excluded."mark";`;

const onSqlite = [
  `create trigger "wordsOfNewDeck" after insert on "decks" begin
     ${waits("(random() & 35184372088831) + 1", nowOnSqlite)}
   end`,
  `create trigger "wordsChanged" after update of "description", "cards" on "decks" begin
     ${waits("(random() & 35184372088831) + 1", nowOnSqlite)}
   end`,
];

const offSqlite = [`drop trigger "wordsOfNewDeck"`, `drop trigger "wordsChanged"`];

const onPostgres = [
  `create function "awaitDeckWords"() returns trigger language plpgsql as $$
   begin
     ${waits("floor(random() * 35184372088832) + 1", nowOnPostgres)}
     return null;
   end $$`,
  `create trigger "wordsOfNewDeck" after insert on "decks" for each row execute function "awaitDeckWords"()`,
  `create trigger "wordsChanged" after update of "description", "cards" on "decks" for each row execute function "awaitDeckWords"()`,
];

const offPostgres = [
  `drop trigger "wordsOfNewDeck" on "decks"`,
  `drop trigger "wordsChanged" on "decks"`,
  `drop function "awaitDeckWords"()`,
];
