import { sql } from "kysely";

import type { SchemaOfItsDay } from "./column-types.ts";

/**
 * Words with digits, `covid19`, are among the words that a search may mean: every listed deck waits to be written anew. Searches go on meanwhile; until a deck is
 * written anew, its words with digits are found whole.
 */
export async function up(db: SchemaOfItsDay): Promise<void> {
  await sql`insert into "libraryWaiting" ("id", "mark") select "id", 1 from "library" where true on conflict ("id") do nothing`.execute(db);
}

/** The words of before are found by the former version, too. */
export async function down(): Promise<void> {}
