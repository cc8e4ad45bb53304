import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Co-authors of decks, from the invitation on. They go with either account. No key leads to the deck: one that comes back from the trash has its co-authors
 * again. A row that ended stays for a while, so that nobody who declined is invited again at once. `savedBy` of a version is the co-author who made the save
 * after it: null for the deck's owner, empty once that account is gone. A file that moves to another student counts there.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("deckEditors")
    .addColumn("deckOwnerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("invitedAt", ms, (c) => c.notNull())
    .addColumn("acceptedAt", ms)
    .addColumn("endedAt", ms)
    .addColumn("endedByOwner", count, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("deckEditorsPrimaryKey", ["deckOwnerId", "deckId", "userId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("deckEditorsByUser").on("deckEditors").column("userId").execute();
  await db.schema.alterTable("deckVersions").addColumn("savedBy", text).execute();
  await db.schema
    .createIndex("versionsByEditor")
    .on("deckVersions")
    .column("savedBy")
    .where(sql.ref("savedBy"), "is not", sql.lit(null))
    .execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const [name, table] of triggers) await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  if (kind === "postgres")
    for (const name of ["forgetEditorOfVersions", "moveMediaBytes"]) await sql.raw(`drop function "${name}"()`).execute(db);
  await db.schema.dropIndex("versionsByEditor").execute();
  await db.schema.alterTable("deckVersions").dropColumn("savedBy").execute();
  await db.schema.dropTable("deckEditors").execute();
}

const triggers = [
  ["forgetEditorOfVersions", "users"],
  ["mediaBytesMoved", "media"],
] as const;

const forgetEditor = `update "deckVersions" set "savedBy" = '' where "savedBy" = old."id";`;

/** A file without an owner, whose account was deleted, counts for nobody. */
const isMoved = `new."ownerId" is not null and old."ownerId" is not null and new."ownerId" <> old."ownerId"`;
const moveBytes = `update "storageUse" set "media" = "media" - old."bytes" where "userId" = old."ownerId";
     insert into "storageUse" ("userId", "decks", "media") values (new."ownerId", 0, new."bytes")
     on conflict ("userId") do update set "media" = "storageUse"."media" + excluded."media";`;

const onSqlite = [
  `create trigger "forgetEditorOfVersions" after delete on "users" begin ${forgetEditor} end`,
  `create trigger "mediaBytesMoved" after update of "ownerId" on "media" when ${isMoved} begin ${moveBytes} end`,
];

const onPostgres = [
  `create function "forgetEditorOfVersions"() returns trigger language plpgsql as $$
   begin
     ${forgetEditor}
     return null;
   end $$`,
  `create function "moveMediaBytes"() returns trigger language plpgsql as $$
   begin
     ${moveBytes}
     return null;
   end $$`,
  `create trigger "forgetEditorOfVersions" after delete on "users" for each row execute function "forgetEditorOfVersions"()`,
  `create trigger "mediaBytesMoved" after update of "ownerId" on "media" for each row when (${isMoved}) execute function "moveMediaBytes"()`,
];
