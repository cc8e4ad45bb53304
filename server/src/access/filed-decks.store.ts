import { SEPARATOR } from "@recollect/domain/decks/folders/folder-name.ts";
import { sql, type RawBuilder, type SqlBool } from "kysely";

import type { Db } from "../store/tables.ts";

/** Whether a path is the folder or inside it. Compared by code unit, so that the database's collation does not matter. */
function isWithin(folder: string): RawBuilder<SqlBool> {
  const prefix = folder + SEPARATOR;
  return sql`("filedDecks"."path" = ${folder} or substr("filedDecks"."path", 1, length(cast(${prefix} as text))) = ${prefix})`;
}

/** The condition that a row of `studyCards` belongs to a deck in the student's folder, at any depth. */
export function cardsInFolder(folder: string): RawBuilder<SqlBool> {
  return sql`exists (select 1 from ${sql.table("filedDecks")} where "filedDecks"."userId" = "studyCards"."userId"
    and "filedDecks"."deckOwnerId" = "studyCards"."deckOwnerId" and "filedDecks"."deckId" = "studyCards"."deckId" and ${isWithin(folder)})`;
}

/** The decks in a student's folder, at any depth; the caller checks whether they may be opened. Null if there is no such folder. */
export async function decksInFolder(db: Db, userId: string, folder: string): Promise<{ ownerId: string; id: number }[] | null> {
  const folderRow = await db
    .selectFrom("folders")
    .select("path")
    .where("userId", "=", userId)
    .where("path", "=", folder)
    .executeTakeFirst();
  if (!folderRow) return null;
  const rows = await db
    .selectFrom("filedDecks")
    .select(["deckOwnerId", "deckId"])
    .where("userId", "=", userId)
    .where(isWithin(folder))
    .execute();
  return rows.map(({ deckOwnerId, deckId }) => ({ ownerId: deckOwnerId, id: deckId }));
}
