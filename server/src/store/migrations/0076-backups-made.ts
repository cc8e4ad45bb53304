import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** The backups that any server process on this database has made and not removed, for who can't see that process's folder. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("backupsMade")
    .addColumn("name", text, (c) => c.primaryKey())
    .addColumn("at", ms, (c) => c.notNull())
    .addColumn("bytes", ms, (c) => c.notNull())
    .addColumn("media", count, (c) => c.notNull())
    .addColumn("missingMedia", count, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("backupsMade").execute();
}
