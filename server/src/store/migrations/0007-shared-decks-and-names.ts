import { sql } from "kysely";

import { followers, type Triggers } from "./0005-study-triggers.ts";
import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * Another student's deck is studied while its visibility is in the list of shared ones; any other closes it. The program checks the values of
 * visibilities and badges, so that a new one needs no new table. Two columns get names for their content.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const check of checks) await dropCheck(db, kind, check);
  await db.schema.alterTable("studyCards").renameColumn("lot", "shuffleKey").execute();
  await db.schema.alterTable("library").renameColumn("shelf", "titleRange").execute();
  await drop(db, kind);
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await drop(db, kind);
  for (const statement of followers(kind).make) await sql.raw(statement).execute(db);
  for (const check of checks) await addCheck(db, kind, check);
  await db.schema.alterTable("library").renameColumn("titleRange", "shelf").execute();
  await db.schema.alterTable("studyCards").renameColumn("shuffleKey", "lot").execute();
}

type Check = { table: string; name: string; /** the column with its type, as its table was made */ column: string; condition: string };

const checks: readonly Check[] = [
  {
    table: "decks",
    name: "decks_visibility_check",
    column: `"visibility" text not null`,
    condition: `check ("visibility" in ('Public', 'Private', 'Unlisted'))`,
  },
  { table: "users", name: "users_badge_check", column: `"badge" text`, condition: `check ("badge" in ('DEV', 'OFFICIAL'))` },
];

async function dropCheck(db: SchemaOfItsDay, kind: DatabaseKind, { table, name, column, condition }: Check): Promise<void> {
  if (kind === "postgres") await sql.raw(`alter table "${table}" drop constraint "${name}"`).execute(db);
  else await editSchema(db, table, `${column} ${condition}`, column);
}

async function addCheck(db: SchemaOfItsDay, kind: DatabaseKind, { table, name, column, condition }: Check): Promise<void> {
  if (kind === "postgres") await sql.raw(`alter table "${table}" add constraint "${name}" ${condition}`).execute(db);
  else await editSchema(db, table, column, `${column} ${condition}`);
}

/**
 * SQLite has no statement that removes a check; for a change that leaves the rows as they are its manual recommends this way
 * (https://www.sqlite.org/lang_altertable.html, section 7). Renaming columns afterwards makes every connection read the schema again.
 */
async function editSchema(db: SchemaOfItsDay, table: string, from: string, to: string): Promise<void> {
  await sql`pragma writable_schema = on`.execute(db);
  const { numAffectedRows } = await sql`update sqlite_schema set "sql" = replace("sql", ${from}, ${to})
    where "type" = 'table' and "name" = ${table} and instr("sql", ${from}) > 0`.execute(db);
  await sql`pragma writable_schema = reset`.execute(db);
  if (numAffectedRows !== 1n) throw new Error(`The table ${table} was not made by this program`);
}

async function drop(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const name of ["studyDeckChanged", "studyDeckAdded", "studyDeckDeleted"])
    await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "decks"` : ""}`).execute(db);
  if (kind === "postgres") await sql.raw(`drop function "followDeck"()`).execute(db);
}

/** The triggers from this step on. */
export function sharedFollowers(kind: DatabaseKind): Triggers {
  const names = ["studyDeckChanged", "studyDeckAdded", "studyDeckDeleted"].map((name) => [name, "decks"] as const);
  return kind === "postgres" ? { make: onPostgres, names, functions: ["followDeck"] } : { make: onSqlite, names, functions: [] };
}

const isShared = (row: "new" | "old") => `(${row}."visibility" in ('Public', 'Unlisted'))`;
const isChanged = `(old."cards" <> new."cards" or ${isShared("old")} <> ${isShared("new")})`;

/** Only rows that change are written, since a shared deck has many students. */
const follow = (ids: string) =>
  `update "studyCards" set "isPresent" = 1 - "isPresent" where "deckOwnerId" = new."ownerId" and "deckId" = new."id"
     and ("isPresent" = 1) <> (("userId" = new."ownerId" or ${isShared("new")}) and "cardId" in ${ids});`;

const forget = `update "studyCards" set "isPresent" = 0 where "deckOwnerId" = old."ownerId" and "deckId" = old."id" and "isPresent" = 1;`;

const followOnSqlite = follow(`(select value ->> '$.id' from json_each(new."cards"))`);

const onSqlite = [
  `create trigger "studyDeckChanged" after update of "cards", "visibility" on "decks" when ${isChanged} begin ${followOnSqlite} end`,
  `create trigger "studyDeckAdded" after insert on "decks" begin ${followOnSqlite} end`,
  `create trigger "studyDeckDeleted" after delete on "decks" begin ${forget} end`,
];

const onPostgres = [
  `create function "followDeck"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       ${forget}
     elsif exists (select from "studyCards" where "deckOwnerId" = new."ownerId" and "deckId" = new."id") then
       ${follow(`(select card ->> 'id' from json_array_elements(new."cards"::json) card)`)}
     end if;
     return null;
   end $$`,
  `create trigger "studyDeckChanged" after update of "cards", "visibility" on "decks" for each row
     when (${isChanged}) execute function "followDeck"()`,
  `create trigger "studyDeckAdded" after insert on "decks" for each row execute function "followDeck"()`,
  `create trigger "studyDeckDeleted" after delete on "decks" for each row execute function "followDeck"()`,
];
