import { sql } from "kysely";

import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/** The learned cards that were forgotten eight times or more are found without reading the states of all others. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const lapses = kind === "sqlite" ? `json_extract("state", '$.lapses')` : `("state"::jsonb ->> 'lapses')::double precision`;
  await sql
    .raw(
      `create index "studyCardsForgotten" on "studyCards" ("userId", "deckOwnerId", "deckId")
       where "isPresent" = 1 and "isSuspended" = 0 and "stage" in ('review', 'relearning') and ${lapses} >= 8`,
    )
    .execute(db);
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropIndex("studyCardsForgotten").execute();
}
