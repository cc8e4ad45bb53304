import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** The language that a student chose for screens and mails; null for the browser's. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable("users").addColumn("language", columnTypes(kind).text).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.alterTable("users").dropColumn("language").execute();
}
