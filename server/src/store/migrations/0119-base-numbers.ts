import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** Numbers what a copy has last taken: whoever writes it finds out whether somebody else wrote it meanwhile, also where the author's revision is the same. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { count } = columnTypes(kind);
  await db.schema
    .alterTable("followedDecks")
    .addColumn("baseNumber", count, (c) => c.notNull().defaultTo(0))
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.alterTable("followedDecks").dropColumn("baseNumber").execute();
}
