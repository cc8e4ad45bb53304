import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * The work that one of several server processes does for all, and which of them does it until when. `doneFor` is the moment that it was last due and was
 * done. Times are ms since 1970 by the database's clock.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("sharedJobs")
    .addColumn("name", text, (c) => c.primaryKey())
    .addColumn("holder", text, (c) => c.notNull())
    .addColumn("heldUntil", ms, (c) => c.notNull())
    .addColumn("doneFor", ms, (c) => c.notNull())
    .addColumn("failedAt", ms)
    .addColumn("failure", text)
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("sharedJobs").execute();
}
