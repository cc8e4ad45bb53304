import { sql } from "kysely";

import type { SchemaOfItsDay } from "./column-types.ts";

/**
 * Indexes by which a class test's answers are counted, for each student and for each question, without reading the answers themselves; and those that
 * are not marked are found: there are few of them at a time.
 */
export async function up(db: SchemaOfItsDay): Promise<void> {
  await db.schema.createIndex("classTestAnswersOfStudent").on("classTestAnswers").columns(["testId", "userId", "isRight"]).execute();
  await db.schema.createIndex("classTestAnswersOfQuestion").on("classTestAnswers").columns(["testId", "question", "isRight"]).execute();
  await sql`create index "classTestAnswersUnmarked" on "classTestAnswers" ("testId", "question", "wording") where "isRight" is null`.execute(
    db,
  );
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const index of ["classTestAnswersUnmarked", "classTestAnswersOfQuestion", "classTestAnswersOfStudent"])
    await db.schema.dropIndex(index).execute();
}
