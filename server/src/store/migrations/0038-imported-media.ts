import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** The media that came with an import, so that they go with it when it is undone. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, end } = columnTypes(kind);
  await db.schema
    .createTable("importedMedia")
    .addColumn("importId", text, (c) => c.notNull().references("imports.id").onDelete("cascade"))
    .addColumn("mediaId", text, (c) => c.notNull().references("media.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("importedMediaPrimaryKey", ["importId", "mediaId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("importedMediaByMedia").on("importedMedia").columns(["mediaId"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("importedMedia").execute();
}
