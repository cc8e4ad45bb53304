import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** A student can find a deck helpful: one more mark. Indexes count, of one deck, who did and who studies it. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { ms } = columnTypes(kind);
  await db.schema.alterTable("deckMarks").addColumn("thankedAt", ms).execute();
  await sql.raw(`create index "deckMarksThanked" on "deckMarks" ("deckOwnerId", "deckId") where "thankedAt" is not null`).execute(db);
  await db.schema.createIndex("studyDecksByDeck").on("studyDecks").columns(["deckOwnerId", "deckId"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const name of ["deckMarksThanked", "studyDecksByDeck"]) await db.schema.dropIndex(name).execute();
  await db.schema.alterTable("deckMarks").dropColumn("thankedAt").execute();
}
