import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** Reports of suggestions by the authors of decks. They go with the suggestion, and with the account that sent them. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("suggestionReports")
    .addColumn("suggestionId", text, (c) => c.notNull().references("cardSuggestions.id").onDelete("cascade"))
    .addColumn("reporterId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("reason", text, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addColumn("settledAt", ms)
    .addPrimaryKeyConstraint("suggestionReportsPrimaryKey", ["suggestionId", "reporterId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("suggestionReportsByReporter").on("suggestionReports").columns(["reporterId", "createdAt"]).execute();
  await db.schema.createIndex("openSuggestionReports").on("suggestionReports").columns(["settledAt", "createdAt"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("suggestionReports").execute();
}
