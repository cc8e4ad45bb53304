import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Places of a class list: one for each pupil whom a teacher listed, with the account that took it. The code of a slip is kept as a digest, and only
 * while nobody has used it. A place goes with its group, and with the account that took it.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("groupPlaces")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("groupId", text, (c) => c.notNull().references("groups.id").onDelete("cascade"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("email", text)
    .addColumn("username", text)
    .addColumn("externalId", text)
    .addColumn("addedAt", ms, (c) => c.notNull())
    .addColumn("codeHash", text)
    .addColumn("codeUntil", ms)
    .addColumn("codeBy", text, (c) => c.references("users.id").onDelete("set null"))
    .addColumn("userId", text, (c) => c.references("users.id").onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("groupPlacesOfGroup").on("groupPlaces").columns(["groupId", "name"]).execute();
  await db.schema.createIndex("groupPlacesByCode").on("groupPlaces").column("codeHash").unique().execute();
  await db.schema.createIndex("groupPlacesByUser").on("groupPlaces").columns(["userId", "groupId"]).unique().execute();
  await db.schema.createIndex("groupPlacesByCodeMaker").on("groupPlaces").column("codeBy").execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("groupPlaces").execute();
}
