import { sql } from "kysely";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";

/** From this size of all decks with their cards on, in bytes, the texts of the list are measured. */
const someDecks = 256 * 1024;

/** The use of a student whose decks are short together, and so the list of them. */
export const shortUse = (db: Db, ownerId: string) =>
  db.selectFrom("storageUse").select("userId").where("userId", "=", ownerId).where("storageUse.decks", "<=", sql.lit(someDecks));

/** Roughly what a summary takes besides its texts. */
const otherBytes = 500;

const selectListBytes = precompiled((db, { ownerId }: { ownerId: string }) =>
  db
    .selectFrom("storageUse")
    .select(({ selectFrom }) =>
      selectFrom("decks")
        .select(sql<number | string | null>`sum(octet_length("title") + octet_length("description") + ${sql.lit(otherBytes)})`.as("bytes"))
        .whereRef("ownerId", "=", "storageUse.userId")
        .as("bytes"),
    )
    .where("userId", "=", ownerId)
    .where("decks", ">", sql.lit(someDecks)),
);

/** Roughly how long the list of a student's decks is, in bytes; 0 if it is certainly short. */
export async function listBytes(db: Db, ownerId: string): Promise<number> {
  return Number((await selectListBytes(db, { ownerId })).rows[0]?.bytes ?? 0);
}
