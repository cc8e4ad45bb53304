import { sql } from "kysely";

import { makeDeckByCount } from "./0029-deck-counts.ts";
import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** The files of an import that waits count in its student's storage: `imports.bytes`, summed up in `storageUse.imports` by triggers. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { ms } = columnTypes(kind);
  await db.schema
    .alterTable("imports")
    .addColumn("bytes", ms, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("storageUse")
    .addColumn("imports", ms, (c) => c.notNull().defaultTo(0))
    .execute();
  for (const statement of kind === "sqlite" ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
  if (kind === "postgres") await sql.raw(makeDeckBesideImports()).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql.raw(makeDeck('"decks" + "media" + "versions"')).execute(db);
  for (const name of ["importBytesAdded", "importBytesChanged", "importBytesRemoved"])
    await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ' on "imports"' : ""}`).execute(db);
  if (kind === "postgres") await sql.raw('drop function "countImportBytes"()').execute(db);
  await db.schema.alterTable("storageUse").dropColumn("imports").execute();
  await db.schema.alterTable("imports").dropColumn("bytes").execute();
}

const add = `insert into "storageUse" ("userId", "decks", "media", "imports") values (new."ownerId", 0, 0, new."bytes")
  on conflict ("userId") do update set "imports" = "storageUse"."imports" + excluded."imports";`;
const change = `update "storageUse" set "imports" = "imports" + new."bytes" - old."bytes" where "userId" = new."ownerId";`;
const remove = `update "storageUse" set "imports" = "imports" - old."bytes" where "userId" = old."ownerId";`;

const onSqlite = [
  `create trigger "importBytesAdded" after insert on "imports" begin ${add} end`,
  `create trigger "importBytesChanged" after update of "bytes" on "imports" when new."bytes" <> old."bytes" begin ${change} end`,
  `create trigger "importBytesRemoved" after delete on "imports" begin ${remove} end`,
];

const onPostgres = [
  `create function "countImportBytes"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${add} elsif tg_op = 'UPDATE' then ${change} else ${remove} end if;
     return null;
   end $$`,
  `create trigger "importBytesAdded" after insert on "imports" for each row execute function "countImportBytes"()`,
  `create trigger "importBytesChanged" after update of "bytes" on "imports" for each row when (new."bytes" <> old."bytes") execute function "countImportBytes"()`,
  `create trigger "importBytesRemoved" after delete on "imports" for each row execute function "countImportBytes"()`,
];

/** The function as this migration leaves it: the last form that a release had. */
export function makeDeckBesideImports(): string {
  return makeDeck('"decks" + "media" + "versions" + "imports"');
}

/** As in 0034, with the storage summed up by this expression. */
function makeDeck(bytesKept: string): string {
  return makeDeckByCount
    .replace("for no key update", "for no key update skip locked")
    .replace('"decks" + "media" + "versions"', bytesKept)
    .replace(/ {2}insert into "decks"/, `  ${refusedIfStudied}\n$&`);
}

const refusedIfStudied = `perform 1 from "studyCards" where "deckOwnerId" = owner_id and "deckId" = deck_id limit 1;
  if found then return false; end if;`;
