import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * The cursors that a student's devices were given. A database that was restored from a backup does not know those of after the backup, so such a device
 * reads everything again: numbers alone would match as soon as as many changes came after it.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("deviceCursors")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", text, (c) => c.notNull())
    .addColumn("change", ms, (c) => c.notNull())
    .addColumn("filledAt", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("deviceCursorsPrimaryKey", ["userId", "id"])
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("deviceCursors").execute();
}
