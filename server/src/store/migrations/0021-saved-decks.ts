import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * A student's marks on decks, own ones and others': saved, starred, or removed from the list of others' decks. No foreign key to the deck: one that
 * its author withdraws stays in the student's list. A deck's first card is stored separately, so that lists need not read the others; earlier decks
 * have none, and it is read from the cards. Cards that are known, and those that were reset, are counted from indexes of them alone.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema.alterTable("decks").addColumn("firstCard", text).execute();
  await db.schema
    .createTable("deckMarks")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("savedAt", ms)
    .addColumn("starredAt", ms)
    .addColumn("removedAt", ms)
    .addPrimaryKeyConstraint("deckMarksPrimaryKey", ["userId", "deckOwnerId", "deckId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("deckMarksByDeck").on("deckMarks").columns(["deckOwnerId", "deckId"]).execute();
  for (const statement of [...indexes, ...(kind === "postgres" ? onPostgres : onSqlite)]) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const [name, table] of triggers) await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  if (kind === "postgres") await sql.raw(`drop function "forgetOwnMarks"()`).execute(db);
  for (const name of ["studyCardsKnown", "studyCardsNewAgain"]) await db.schema.dropIndex(name).execute();
  await db.schema.dropTable("deckMarks").execute();
  await db.schema.alterTable("decks").dropColumn("firstCard").execute();
}

const indexes = [
  `create index "studyCardsKnown" on "studyCards" ("userId", "deckOwnerId", "deckId")
     where "stage" = 'review' and "scheduledDays" >= 21 and "isPresent" = 1`,
  `create index "studyCardsNewAgain" on "studyCards" ("userId", "deckOwnerId", "deckId") where "stage" = 'new' and "isPresent" = 1`,
];

const triggers = [
  ["forgetOwnMarkOfDeck", "decks"],
  ["forgetOwnMarkOfTrashed", "trashedDecks"],
] as const;

const gone = `not exists (select 1 from "decks" where "decks"."ownerId" = old."ownerId" and "decks"."id" = old."id")
   and not exists (select 1 from "trashedDecks" where "trashedDecks"."ownerId" = old."ownerId" and "trashedDecks"."id" = old."id")`;

/** The author's own; in the lists of others the deck stays, as withdrawn. */
const forget = `delete from "deckMarks" where "userId" = old."ownerId" and "deckOwnerId" = old."ownerId" and "deckId" = old."id";`;

const onSqlite = triggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" when ${gone} begin ${forget} end`);

const onPostgres = [
  `create function "forgetOwnMarks"() returns trigger language plpgsql as $$
   begin
     if ${gone} then ${forget} end if;
     return null;
   end $$`,
  ...triggers.map(
    ([name, table]) => `create trigger "${name}" after delete on "${table}" for each row execute function "forgetOwnMarks"()`,
  ),
];
