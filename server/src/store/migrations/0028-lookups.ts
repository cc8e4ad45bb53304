import { sql } from "kysely";

import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/**
 * The hardest studied cards, the cards of a practice, and the decks of a folder are found without reading all of a student's rows. As in the other
 * indexes of cards, the first one has all columns of the query.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await sql
    .raw(
      `create index "studyCardsStudied" on "studyCards"
         ("userId", ${inState(kind, "lapses")} desc, ${inState(kind, "stability")}, "cardId", "deckOwnerId", "deckId", "buriedUntil", "shuffleKey",
          "stage", "isPresent", "isSuspended")
         where "stage" <> 'new' and "isPresent" = 1 and "isSuspended" = 0`,
    )
    .execute(db);
  await db.schema.createIndex("filedDecksByPath").on("filedDecks").columns(["userId", "path"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropIndex("filedDecksByPath").execute();
  await db.schema.dropIndex("studyCardsStudied").execute();
}

function inState(kind: DatabaseKind, name: string): string {
  return kind === "sqlite" ? `("state" ->> '$.${name}')` : `((("state"::json ->> '${name}')::float))`;
}
