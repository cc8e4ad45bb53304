import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** How far each student is with learning a deck in one sitting: one for each deck; it is deleted with either. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("learnSittings")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("sitting", text, (c) => c.notNull())
    .addColumn("changedAt", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("learnSittingsPrimaryKey", ["userId", "deckOwnerId", "deckId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("learnSittingsOfDeck").on("learnSittings").columns(["deckOwnerId", "deckId"]).execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const [name, table] of triggers) await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  if (kind === "postgres") await sql.raw(`drop function "forgetLearning"()`).execute(db);
  await db.schema.dropTable("learnSittings").execute();
}

/** A deck that is neither among the decks nor in the trash is deleted for good. */
const triggers = [
  ["forgetLearningOfDeletedDeck", "decks"],
  ["forgetLearningOfTrashedDeck", "trashedDecks"],
] as const;

const isGone = `not exists (select 1 from "decks" where "decks"."ownerId" = old."ownerId" and "decks"."id" = old."id")
   and not exists (select 1 from "trashedDecks" where "trashedDecks"."ownerId" = old."ownerId" and "trashedDecks"."id" = old."id")`;

const forget = `delete from "learnSittings" where "deckOwnerId" = old."ownerId" and "deckId" = old."id";`;

const onSqlite = triggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" when ${isGone} begin ${forget} end`);

const onPostgres = [
  `create function "forgetLearning"() returns trigger language plpgsql as $$
   begin
     if ${isGone} then ${forget} end if;
     return null;
   end $$`,
  ...triggers.map(
    ([name, table]) => `create trigger "${name}" after delete on "${table}" for each row execute function "forgetLearning"()`,
  ),
];
