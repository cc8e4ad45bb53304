import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * A random number that every change of the Library draws anew, beside the count of changes. A database that loses its last writes (a failover to a replica
 * that was behind, a restored copy) counts to the same numbers again with other changes; the marks are then others.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await db.schema
    .alterTable("libraryCounts")
    .addColumn("mark", columnTypes(kind).ms, (c) => c.notNull().defaultTo(0))
    .execute();
  await run(db, kind === "postgres" ? marksOnPostgres : marksOnSqlite);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await run(
    db,
    kind === "postgres"
      ? [`drop trigger "libraryMarked" on "libraryCounts"`, `drop function "markLibrary"()`]
      : [`drop trigger "libraryMarked"`, `drop trigger "libraryMarkedFirst"`],
  );
  await db.schema.alterTable("libraryCounts").dropColumn("mark").execute();
}

async function run(db: SchemaOfItsDay, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** 45 bits: the sum of all rows is a number that JavaScript represents exactly. */
const marksOnSqlite = [
  `create trigger "libraryMarked" after update of "changes" on "libraryCounts" begin
     update "libraryCounts" set "mark" = random() & 35184372088831 where "shard" = new."shard";
   end`,
  `create trigger "libraryMarkedFirst" after insert on "libraryCounts" begin
     update "libraryCounts" set "mark" = random() & 35184372088831 where "shard" = new."shard";
   end`,
];

const marksOnPostgres = [
  `create function "markLibrary"() returns trigger language plpgsql as $$
   begin
     new."mark" := floor(random() * 35184372088832);
     return new;
   end $$`,
  `create trigger "libraryMarked" before insert or update on "libraryCounts" for each row execute function "markLibrary"()`,
];
