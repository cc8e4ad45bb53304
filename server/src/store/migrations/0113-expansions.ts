import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/** The names of migrations that only add to the schema: a process that does not know them starts all the same. A SQLite file has one process. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind !== "postgres") return;
  await db.schema
    .createTable("expansions")
    .addColumn("name", "text", (c) => c.primaryKey())
    .execute();
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind !== "postgres") return;
  await db.schema.dropTable("expansions").execute();
}
