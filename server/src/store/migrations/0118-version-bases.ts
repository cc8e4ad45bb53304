import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** What a copy had last taken of the deck that it follows, kept with an earlier version of the copy. Its size is a part of that version's. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("versionBases")
    .addColumn("ownerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("revision", count, (c) => c.notNull())
    .addColumn("takenRevision", count, (c) => c.notNull())
    .addColumn("bytes", count, (c) => c.notNull())
    .addColumn("base", sql.raw(kind === "sqlite" ? "blob" : "bytea"), (c) => c.notNull())
    .addPrimaryKeyConstraint("versionBasesPrimaryKey", ["ownerId", "deckId", "revision"])
    .addForeignKeyConstraint("baseOfAVersion", ["ownerId", "deckId", "revision"], "deckVersions", ["ownerId", "deckId", "revision"], (f) =>
      f.onDelete("cascade").onUpdate("cascade"),
    )
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("versionBases").execute();
}
