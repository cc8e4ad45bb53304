import { sql } from "kysely";

import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * SQLite's index of the Library lists the decks of each four first letters as well, so that a word that is being typed is read as one list. Every listed deck waits
 * to be written into it; until then titles and authors are compared. PostgreSQL, which finds beginnings in order, compresses the terms of decks that are written
 * from now on, where its lz4 is there: its own way gives up on a `tsvector`, whose first thousand bytes are numbers.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(compressed("lz4")).execute(db);
  else await renewTerms(db, `, prefix = '4'`);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(compressed("default")).execute(db);
  else await renewTerms(db, "");
}

async function renewTerms(db: SchemaOfItsDay, option: string): Promise<void> {
  await sql`drop table "libraryTerms"`.execute(db);
  await sql
    .raw(
      `create virtual table "libraryTerms" using fts5("terms", content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'${option})`,
    )
    .execute(db);
  await sql`insert into "libraryWaiting" ("id", "mark") select "id", 0 from "library" where true
    on conflict ("id") do update set "mark" = 0`.execute(db);
}

/** A server that was built without lz4 keeps its own way. */
const compressed = (method: string) => `do $$ begin
     alter table "libraryTerms" alter column "terms" set compression ${method};
   exception when feature_not_supported then
     raise notice 'the terms of the Library stay as they are: %', sqlerrm;
   end $$`;
