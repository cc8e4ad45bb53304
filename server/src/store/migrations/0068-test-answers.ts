import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** How many questions of a finished test were answered, and how many not rightly; null for those that were finished before. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { count } = columnTypes(kind);
  for (const column of ["answered", "missed"]) await db.schema.alterTable("practiceTests").addColumn(column, count).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const column of ["missed", "answered"]) await db.schema.alterTable("practiceTests").dropColumn(column).execute();
}
