import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Copies that follow the deck they came from, each with what it last took. No key leads to a deck: the copy may be in the trash, and the author's deck may
 * be gone. The size of what was taken counts as the student's decks do.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("followedDecks")
    .addColumn("ownerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("sourceOwnerId", text, (c) => c.references("users.id").onDelete("set null"))
    .addColumn("sourceId", ms, (c) => c.notNull())
    .addColumn("followedAt", ms, (c) => c.notNull())
    .addColumn("takenRevision", count, (c) => c.notNull())
    .addColumn("bytes", count, (c) => c.notNull())
    .addColumn("base", sql.raw(kind === "sqlite" ? "blob" : "bytea"), (c) => c.notNull())
    .addPrimaryKeyConstraint("followedDecksPrimaryKey", ["ownerId", "deckId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("followersOfDeck").on("followedDecks").columns(["sourceOwnerId", "sourceId"]).execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await db.schema.dropTable("followedDecks").execute();
  if (kind === "postgres") await sql.raw(`drop function "countTakenBytes"()`).execute(db);
}

/** A student with such a deck has a row of storage: it is only added to. */
const change = (by: string, row: "new" | "old") => `update "storageUse" set "decks" = "decks" + ${by} where "userId" = ${row}."ownerId";`;

const onSqlite = [
  `create trigger "takenBytesAdded" after insert on "followedDecks" begin ${change(`new."bytes"`, "new")} end`,
  `create trigger "takenBytesChanged" after update of "bytes" on "followedDecks" begin ${change(`new."bytes" - old."bytes"`, "new")} end`,
  `create trigger "takenBytesRemoved" after delete on "followedDecks" begin ${change(`0 - old."bytes"`, "old")} end`,
];

const onPostgres = [
  `create function "countTakenBytes"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${change(`new."bytes"`, "new")}
     elsif tg_op = 'UPDATE' then ${change(`new."bytes" - old."bytes"`, "new")}
     else ${change(`0 - old."bytes"`, "old")} end if;
     return null;
   end $$`,
  `create trigger "takenBytesAdded" after insert on "followedDecks" for each row execute function "countTakenBytes"()`,
  `create trigger "takenBytesChanged" after update of "bytes" on "followedDecks" for each row execute function "countTakenBytes"()`,
  `create trigger "takenBytesRemoved" after delete on "followedDecks" for each row execute function "countTakenBytes"()`,
];
