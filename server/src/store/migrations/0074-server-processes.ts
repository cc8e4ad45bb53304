import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * The server processes on this database, each with what all have to agree on. Times are ms since 1970 by the database's clock; `clockAheadMs` is how far a
 * process's own is ahead of it. Of a secret there is only a fingerprint.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("serverProcesses")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("version", text, (c) => c.notNull())
    .addColumn("address", text, (c) => c.notNull())
    .addColumn("secrets", text, (c) => c.notNull())
    .addColumn("mediaPlace", text, (c) => c.notNull())
    .addColumn("connections", count, (c) => c.notNull())
    .addColumn("clockAheadMs", ms, (c) => c.notNull())
    .addColumn("problems", text, (c) => c.notNull())
    .addColumn("startedAt", ms, (c) => c.notNull())
    .addColumn("seenAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("serverProcesses").execute();
}
