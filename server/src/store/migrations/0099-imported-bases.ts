import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * The cards of each deck as they were last imported, compressed, so that a package that comes again is merged by field. They go with the deck, as the ids of
 * its cards at their source do, and their size counts as the student's decks do. An import also stores what it replaced of both, so that it can be undone.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  const blob = sql.raw(kind === "sqlite" ? "blob" : "bytea");
  await db.schema
    .createTable("importedBases")
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("bytes", count, (c) => c.notNull())
    .addColumn("base", blob, (c) => c.notNull())
    .addPrimaryKeyConstraint("importedBasesPrimaryKey", ["ownerId", "deckId"])
    .addForeignKeyConstraint("importedBasesDeck", ["ownerId", "deckId"], "decks", ["ownerId", "id"], (c) => c.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.alterTable("importDecks").addColumn("sourcesBefore", blob).execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable("importDecks").dropColumn("sourcesBefore").execute();
  await db.schema.dropTable("importedBases").execute();
  if (kind === "postgres") await sql.raw(`drop function "countImportedBytes"()`).execute(db);
}

/** A student with a deck has a row of storage: it is only added to. */
const change = (by: string, row: "new" | "old") => `update "storageUse" set "decks" = "decks" + ${by} where "userId" = ${row}."ownerId";`;

const onSqlite = [
  `create trigger "importedBytesAdded" after insert on "importedBases" begin ${change(`new."bytes"`, "new")} end`,
  `create trigger "importedBytesChanged" after update of "bytes" on "importedBases" begin ${change(`new."bytes" - old."bytes"`, "new")} end`,
  `create trigger "importedBytesRemoved" after delete on "importedBases" begin ${change(`0 - old."bytes"`, "old")} end`,
];

const onPostgres = [
  `create function "countImportedBytes"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${change(`new."bytes"`, "new")}
     elsif tg_op = 'UPDATE' then ${change(`new."bytes" - old."bytes"`, "new")}
     else ${change(`0 - old."bytes"`, "old")} end if;
     return null;
   end $$`,
  ...["insert", "update", "delete"].map(
    (event) =>
      `create trigger "importedBytes_${event}" after ${event} on "importedBases" for each row execute function "countImportedBytes"()`,
  ),
];
