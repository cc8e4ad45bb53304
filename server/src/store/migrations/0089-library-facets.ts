import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Decks have a subject and a level, as JSON text, which their author chooses. The Library's rows have the facets that a listed deck is filtered by. Every listed
 * deck waits to be indexed anew, with a mark that keeps the search of words as it is meanwhile; so does one whose subject or level changes.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text } = columnTypes(kind);
  for (const table of ["decks", "trashedDecks"]) await db.schema.alterTable(table).addColumn("topic", text).execute();
  await db.schema
    .alterTable("library")
    .addColumn("facets", text, (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`insert into "libraryWaiting" ("id", "mark") select "id", 1 from "library" where true on conflict ("id") do nothing`.execute(db);
  await renewTrigger(db, kind, `${searched}, "topic"`);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await renewTrigger(db, kind, searched);
  for (const table of ["decks", "trashedDecks"]) await db.schema.alterTable(table).dropColumn("topic").execute();
  await db.schema.alterTable("library").dropColumn("facets").execute();
}

const searched = `"title", "description", "cards", "languages"`;

async function renewTrigger(db: SchemaOfItsDay, kind: DatabaseKind, columns: string): Promise<void> {
  for (const statement of kind === "postgres" ? onPostgres(columns) : onSqlite(columns)) await sql.raw(statement).execute(db);
}

const onSqlite = (columns: string) => [
  `drop trigger "listedWordsChanged"`,
  `create trigger "listedWordsChanged" after update of ${columns} on "decks" when new."visibility" = 'Public' begin
     insert into "libraryWaiting" ("id", "mark") values (new."id", (random() & 35184372088831) + 1)
       on conflict ("id") do update set "mark" = excluded."mark";
   end`,
];

const onPostgres = (columns: string) => [
  `drop trigger "listedWordsChanged" on "decks"`,
  `create trigger "listedWordsChanged" after update of ${columns} on "decks" for each row
     when (new."visibility" = 'Public') execute function "awaitLibraryTerms"()`,
];
