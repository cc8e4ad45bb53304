import { sql } from "kysely";

import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * The folders and tags of a deck are deleted with the deck when it is deleted for good, for all students: when it is neither among the decks nor in
 * the trash. Those of earlier deletions are deleted now.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const table of tables) {
    const named = quoted(table);
    await sql.raw(`delete from ${named} where ${isGone(`${named}."deckOwnerId"`, `${named}."deckId"`)}`).execute(db);
    await db.schema.createIndex(`${table}ByDeck`).on(table).columns(["deckOwnerId", "deckId"]).execute();
  }
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const [name, table] of triggers) await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  if (kind === "postgres") await sql.raw(`drop function "forgetDeck"()`).execute(db);
  for (const table of tables) await db.schema.dropIndex(`${table}ByDeck`).execute();
}

const tables = ["filedDecks", "deckTags"] as const;

const triggers = [
  ["forgetDeletedDeck", "decks"],
  ["forgetTrashedDeck", "trashedDecks"],
] as const;

const quoted = (name: string) => `"${name}"`;

const isGone = (owner: string, id: string) =>
  `not exists (select 1 from "decks" where "decks"."ownerId" = ${owner} and "decks"."id" = ${id})
   and not exists (select 1 from "trashedDecks" where "trashedDecks"."ownerId" = ${owner} and "trashedDecks"."id" = ${id})`;

const gone = isGone(`old."ownerId"`, `old."id"`);
const forget = tables
  .map((table) => `delete from ${quoted(table)} where "deckOwnerId" = old."ownerId" and "deckId" = old."id";`)
  .join("\n");

const onSqlite = triggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" when ${gone} begin ${forget} end`);

const onPostgres = [
  `create function "forgetDeck"() returns trigger language plpgsql as $$
   begin
     if ${gone} then ${forget} end if;
     return null;
   end $$`,
  ...triggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" for each row execute function "forgetDeck"()`),
];
