import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** When the nightly work on the Library's orders was last done: a server that starts without it, after an upgrade or a night in which it was off, does it then. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("worthRenewals")
    .addColumn("id", count, (c) => c.primaryKey())
    .addColumn("doneAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("worthRenewals").execute();
}
