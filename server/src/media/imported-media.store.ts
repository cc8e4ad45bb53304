import type { Db, Tables } from "../store/tables.ts";

export async function addImportedMedium(db: Db, row: Tables["importedMedia"]): Promise<void> {
  await db
    .insertInto("importedMedia")
    .values(row)
    .onConflict((conflict) => conflict.columns(["importId", "mediaId"]).doNothing())
    .execute();
}

/** Whether a medium came with an import, and was not uploaded by hand since. */
export async function isImportedMedium(db: Db, mediaId: string): Promise<boolean> {
  return (await db.selectFrom("importedMedia").select("mediaId").where("mediaId", "=", mediaId).limit(1).executeTakeFirst()) !== undefined;
}

export async function deleteImportedMedium(db: Db, mediaId: string): Promise<void> {
  await db.deleteFrom("importedMedia").where("mediaId", "=", mediaId).execute();
}
