import { sql } from "kysely";

import { groupDeciders, isInGroup, replace, rightFollowers } from "./0047-group-reading.ts";
import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/** Cards of a closed deck are studied by its co-authors too, as by the members of its groups: from the acceptance on, until it ends. */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await replace(db, kind, rightFollowers(kind, isInGroup, groupDeciders), editorFollowers(kind));
}

/** Without co-authors only members of groups study closed decks of others. */
export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await replace(db, kind, editorFollowers(kind), rightFollowers(kind, isInGroup, groupDeciders));
  const isClosed = `exists (select 1 from "decks" where "ownerId" = "deckOwnerId" and "id" = "deckId" and "visibility" not in ('Public', 'Unlisted'))`;
  await sql
    .raw(`update "studyCards" set "isPresent" = 0 where "isPresent" = 1 and "userId" <> "deckOwnerId" and ${isClosed} and not exists (
      select 1 from "decks" where "ownerId" = "deckOwnerId" and "id" = "deckId" and ${isInGroup})`)
    .execute(db);
}

const isEditor = `exists (select 1 from "deckEditors" where "deckEditors"."deckOwnerId" = "decks"."ownerId" and "deckEditors"."deckId" = "decks"."id"
        and "deckEditors"."userId" = "studyCards"."userId" and "deckEditors"."acceptedAt" is not null and "deckEditors"."endedAt" is null)`;

function editorFollowers(kind: DatabaseKind) {
  return rightFollowers(kind, `(${isInGroup} or ${isEditor})`, [
    ...groupDeciders,
    {
      table: "deckEditors",
      name: "followEditor",
      of: (row) => ["deckOwnerId", "deckId", "userId"].map((column) => `"${column}" = ${row}."${column}"`).join(" and "),
    },
  ]);
}
