import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** The practice tests of each student and deck; they are deleted with either. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("practiceTests")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", text, (c) => c.notNull())
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("startedAt", ms, (c) => c.notNull())
    .addColumn("finishedAt", ms)
    .addColumn("size", count, (c) => c.notNull())
    .addColumn("correct", count, (c) => c.notNull())
    .addColumn("score", count)
    .addColumn("marks", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("practiceTestsPrimaryKey", ["userId", "id"])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createIndex("practiceTestsOfDeck")
    .on("practiceTests")
    .columns(["deckOwnerId", "deckId", "userId", "finishedAt"])
    .execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const [name, table] of triggers) await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  if (kind === "postgres") await sql.raw(`drop function "forgetTests"()`).execute(db);
  await db.schema.dropTable("practiceTests").execute();
}

/** A deck that is neither among the decks nor in the trash is deleted for good. */
const triggers = [
  ["forgetTestsOfDeletedDeck", "decks"],
  ["forgetTestsOfTrashedDeck", "trashedDecks"],
] as const;

const isGone = `not exists (select 1 from "decks" where "decks"."ownerId" = old."ownerId" and "decks"."id" = old."id")
   and not exists (select 1 from "trashedDecks" where "trashedDecks"."ownerId" = old."ownerId" and "trashedDecks"."id" = old."id")`;

const forget = `delete from "practiceTests" where "deckOwnerId" = old."ownerId" and "deckId" = old."id";`;

const onSqlite = triggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" when ${isGone} begin ${forget} end`);

const onPostgres = [
  `create function "forgetTests"() returns trigger language plpgsql as $$
   begin
     if ${isGone} then ${forget} end if;
     return null;
   end $$`,
  ...triggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" for each row execute function "forgetTests"()`),
];
