import { sql } from "kysely";

import type { Db } from "../store/tables.ts";

/** Pages that were read before are not those of now. This has a row of its own, beside those of decks (0 to 15) and authors (16). */
export async function noteChange(db: Db): Promise<void> {
  await db
    .insertInto("libraryCounts")
    .values({ shard: 17, decks: 0, changes: 1, mark: 0 })
    .onConflict((conflict) => conflict.column("shard").doUpdateSet(({ ref }) => ({ changes: sql`${ref("libraryCounts.changes")} + 1` })))
    .execute();
}
