import { sql } from "kysely";

import type { SchemaOfItsDay } from "./column-types.ts";

/**
 * Both kinds of Japanese syllables are one in searches, and Arabic words have their roots as stems: every listed deck and every deck's words wait to be written
 * anew. Searches go on meanwhile, but for this: until a deck is written anew, its words in katakana are
 * not found, and Arabic words only by the stems of before.
 */
export async function up(db: SchemaOfItsDay): Promise<void> {
  await sql`insert into "libraryWaiting" ("id", "mark") select "id", 1 from "library" where true on conflict ("id") do nothing`.execute(db);
  await sql`insert into "deckWordsWaiting" ("ownerId", "deckId", "mark", "since") select "ownerId", "id", 0, 0 from "decks" where true
    on conflict ("ownerId", "deckId") do nothing`.execute(db);
}

/** The words of before are written by the former version's own command; its searches find most of them meanwhile. */
export async function down(): Promise<void> {}
