import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** Deleted decks, complete, with the pictures and sounds that they use. A table of its own, so that queries of decks never read them. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("trashedDecks")
    .addColumn("ownerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", ms, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("cards", text, (c) => c.notNull())
    .addColumn("cardCount", count, (c) => c.notNull())
    .addColumn("updatedAt", ms, (c) => c.notNull())
    .addColumn("revision", count, (c) => c.notNull())
    .addColumn("copiedFrom", text)
    .addColumn("cardOrigins", text)
    .addColumn("mediaIds", text, (c) => c.notNull())
    .addColumn("deletedAt", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("trashedDecksPrimaryKey", ["ownerId", "id"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("trashByAge").on("trashedDecks").column("deletedAt").execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("trashedDecks").execute();
}

/** A deck in the trash uses as much of its owner's storage as before. */
const bytesOf = (row: string) => ["title", "description", "cards"].map((column) => `octet_length(${row}."${column}")`).join(" + ");

const onSqlite = [
  `create trigger "trashBytesAdded" after insert on "trashedDecks" begin
     insert into "storageUse" ("userId", "decks", "media") values (new."ownerId", ${bytesOf("new")}, 0)
       on conflict ("userId") do update set "decks" = "storageUse"."decks" + excluded."decks";
   end`,
  `create trigger "trashBytesRemoved" after delete on "trashedDecks" begin
     update "storageUse" set "decks" = "decks" - (${bytesOf("old")}) where "userId" = old."ownerId";
   end`,
];

const onPostgres = [
  `create trigger "trashBytesAdded" after insert on "trashedDecks" for each row execute function "countDeckBytes"()`,
  `create trigger "trashBytesRemoved" after delete on "trashedDecks" for each row execute function "countDeckBytes"()`,
];
