import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Match, the game of pairs: the best times of each student with a deck, the game that is running, and the groups in whose lists of best times a member chose to be.
 * Times and games are deleted with the student or the deck, and a choice with the membership.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("matchTimes")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("playedAt", ms, (c) => c.notNull())
    .addColumn("ms", count, (c) => c.notNull())
    .addColumn("pairs", count, (c) => c.notNull())
    .addColumn("isChecked", count, (c) => c.notNull())
    .addPrimaryKeyConstraint("matchTimesPrimaryKey", ["userId", "deckOwnerId", "deckId", "playedAt"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("matchTimesOfDeck").on("matchTimes").columns(["deckOwnerId", "deckId", "userId"]).execute();
  await db.schema
    .createTable("matchGames")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("gameId", text, (c) => c.notNull())
    .addColumn("startedAt", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("matchGamesPrimaryKey", ["userId", "deckOwnerId", "deckId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("matchGamesOfDeck").on("matchGames").columns(["deckOwnerId", "deckId"]).execute();
  await db.schema
    .createTable("matchShown")
    .addColumn("groupId", text, (c) => c.notNull())
    .addColumn("userId", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("matchShownPrimaryKey", ["groupId", "userId"])
    .addForeignKeyConstraint("matchShownOfAMember", ["groupId", "userId"], "groupMembers", ["groupId", "userId"], (f) =>
      f.onDelete("cascade"),
    )
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("matchShownByUser").on("matchShown").column("userId").execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const drop = (name: string, table: string) => sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  for (const [name, table] of deckTriggers) await drop(name, table);
  await drop("forgetShownOfWhoLeft", "groupMembers");
  if (kind === "postgres") for (const name of ["forgetMatches", "forgetShown"]) await sql.raw(`drop function "${name}"()`).execute(db);
  for (const table of ["matchShown", "matchGames", "matchTimes"]) await db.schema.dropTable(table).execute();
}

/** A deck that is neither among the decks nor in the trash is deleted for good. */
const deckTriggers = [
  ["forgetMatchesOfDeletedDeck", "decks"],
  ["forgetMatchesOfTrashedDeck", "trashedDecks"],
] as const;

const isGone = `not exists (select 1 from "decks" where "decks"."ownerId" = old."ownerId" and "decks"."id" = old."id")
   and not exists (select 1 from "trashedDecks" where "trashedDecks"."ownerId" = old."ownerId" and "trashedDecks"."id" = old."id")`;

const forgetMatches = ["matchTimes", "matchGames"]
  .map((table) => `delete from "${table}" where "deckOwnerId" = old."ownerId" and "deckId" = old."id";`)
  .join(" ");

/** A member who leaves keeps a row, with the time of leaving. */
const hasLeft = `old."leftAt" is null and new."leftAt" is not null`;
const forgetShown = `delete from "matchShown" where "groupId" = new."groupId" and "userId" = new."userId";`;

const onSqlite = [
  ...deckTriggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" when ${isGone} begin ${forgetMatches} end`),
  `create trigger "forgetShownOfWhoLeft" after update of "leftAt" on "groupMembers" when ${hasLeft} begin ${forgetShown} end`,
];

const onPostgres = [
  `create function "forgetMatches"() returns trigger language plpgsql as $$
   begin
     if ${isGone} then ${forgetMatches} end if;
     return null;
   end $$`,
  ...deckTriggers.map(
    ([name, table]) => `create trigger "${name}" after delete on "${table}" for each row execute function "forgetMatches"()`,
  ),
  `create function "forgetShown"() returns trigger language plpgsql as $$
   begin
     ${forgetShown}
     return null;
   end $$`,
  `create trigger "forgetShownOfWhoLeft" after update of "leftAt" on "groupMembers" for each row when (${hasLeft})
   execute function "forgetShown"()`,
];
