import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * The cards that a student starred. Stars are deleted with the deck when it is deleted for good: when it is neither among the decks nor in the trash.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("cardStars")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("cardId", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("cardStarsPrimaryKey", ["userId", "deckOwnerId", "deckId", "cardId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("cardStarsByDeck").on("cardStars").columns(["deckOwnerId", "deckId"]).execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const [name, table] of triggers) await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  if (kind === "postgres") await sql.raw(`drop function "forgetStars"()`).execute(db);
  await db.schema.dropTable("cardStars").execute();
}

const triggers = [
  ["forgetStarsOfDeletedDeck", "decks"],
  ["forgetStarsOfTrashedDeck", "trashedDecks"],
] as const;

const gone = `not exists (select 1 from "decks" where "decks"."ownerId" = old."ownerId" and "decks"."id" = old."id")
   and not exists (select 1 from "trashedDecks" where "trashedDecks"."ownerId" = old."ownerId" and "trashedDecks"."id" = old."id")`;

const forget = `delete from "cardStars" where "deckOwnerId" = old."ownerId" and "deckId" = old."id";`;

const onSqlite = triggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" when ${gone} begin ${forget} end`);

const onPostgres = [
  `create function "forgetStars"() returns trigger language plpgsql as $$
   begin
     if ${gone} then ${forget} end if;
     return null;
   end $$`,
  ...triggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" for each row execute function "forgetStars"()`),
];
