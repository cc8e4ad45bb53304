import { sql } from "kysely";

import type { Db } from "../store/tables.ts";

/** By a deck, or by an earlier version of one. */
const isUsed = sql<boolean>`(exists (select 1 from "mediaUses" where "mediaUses"."mediaId" = "media"."id")
  or exists (select 1 from "versionMedia" where "versionMedia"."mediaId" = "media"."id"))`;

/** Marks unused media with the time (ms since 1970), unless they are marked already, and unmarks those that are used again. */
export async function markUnused(db: Db, now: number): Promise<void> {
  await db.updateTable("media").set({ unusedSince: null }).where("unusedSince", "is not", null).where(isUsed).execute();
  await db
    .updateTable("media")
    .set({ unusedSince: now })
    .where("unusedSince", "is", null)
    .where(sql<boolean>`not ${isUsed}`)
    .execute();
}

/** Removes up to `most` rows that were marked before a moment and are still unused; returns the digests of their files. */
export async function removeUnused(db: Db, before: number, most: number): Promise<string[]> {
  const rows = await db
    .deleteFrom("media")
    .where("id", "in", (of) =>
      of
        .selectFrom("media")
        .select("id")
        .where("unusedSince", "<=", before)
        .where(sql<boolean>`not ${isUsed}`)
        .limit(most),
    )
    .returning("hash")
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Removes the media that came with an import and are unused; returns the digests of their files. */
export async function removeUnusedOfImport(db: Db, importId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom("media")
    .where("id", "in", (of) => of.selectFrom("importedMedia").select("mediaId").where("importId", "=", importId))
    .where(sql<boolean>`not ${isUsed}`)
    .returning("hash")
    .execute();
  return rows.map(({ hash }) => hash);
}
