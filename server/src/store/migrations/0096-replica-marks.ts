import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Marks that are written to the primary before a replica is read: a replica that shows one has everything that was acknowledged before it. `writtenAt` is in
 * ms since 1970 by the database's clock.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("replicaMarks")
    .addColumn("mark", text, (c) => c.primaryKey())
    .addColumn("writtenAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("replicaMarks").execute();
}
