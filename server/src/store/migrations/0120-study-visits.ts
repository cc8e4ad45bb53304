import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * On how many days the server received answers of each student, whatever the days that a device said: nobody can send two of them at once. Of the time before
 * only the days are known that devices said.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, end } = columnTypes(kind);
  await db.schema
    .createTable("studyVisits")
    .addColumn("userId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("days", count, (c) => c.notNull())
    .addColumn("lastDay", count, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await sql`insert into "studyVisits" ("userId", "days", "lastDay")
    select "userId", count(distinct "day"), max("day") from "studyDays" where "answers" > 0 group by "userId"`.execute(db);
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("studyVisits").execute();
}
