import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** When a pupil's code was last asked to be sent by mail. The code itself is made when the mail is written. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable("groupPlaces").addColumn("mailedAt", columnTypes(kind).ms).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.alterTable("groupPlaces").dropColumn("mailedAt").execute();
}
