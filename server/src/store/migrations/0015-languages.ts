import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

const tables = ["decks", "trashedDecks"];

/** The languages of a deck's two sides, as JSON text; null for every existing deck. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text } = columnTypes(kind);
  for (const table of tables) await db.schema.alterTable(table).addColumn("languages", text).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of tables) await db.schema.alterTable(table).dropColumn("languages").execute();
}
