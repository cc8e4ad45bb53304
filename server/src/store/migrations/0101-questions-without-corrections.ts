import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

const columns = ["correctedSide", "correction"] as const;

/** The columns that are empty since corrections are suggestions. No released version reads them. */
export async function up(db: SchemaOfItsDay): Promise<void> {
  for (const column of columns) await db.schema.alterTable("cardQuestions").dropColumn(column).execute();
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  for (const column of columns) await db.schema.alterTable("cardQuestions").addColumn(column, columnTypes(kind).text).execute();
}
