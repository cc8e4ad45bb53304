import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const source = fileURLToPath(new URL("..", import.meta.url));

/** A query that reads the table of decks, in Kysely or in SQL text. */
const readsDecks = /(?:[sS]electFrom|[jJ]oin)\(\s*"decks(?: as \w+)?"|\b(?:from|join)\s+"decks"/;

/** The conditions by which a query leaves out what its reader may not read. */
const conditions = /\b(?:mayOpen|mayWrite|isSharedWith|isSharedDeck|isListedDeck)\b/;

/** The queries that need none of them, each with its reason. */
const withoutCondition: Readonly<Record<string, string>> = {
  "deck-words/index-deck-words.store.ts": "by the owner's key, to write the words that readers search under the condition",
  "access/own-deck.store.ts": "whether a deck is the reader's own, and how long a text is",
  "features/decks/deck/decks.store.ts": "by the owner's key",
  "features/decks/deck/list-bytes.store.ts": "by the owner's key",
  "features/decks/history/history.store.ts": "by the owner's key",
  "features/decks/saving/creation-keys.store.ts": "by the owner's key",
  "features/decks/topic/topic.store.ts": "by the owner's key",
  "features/decks/trash/trash.store.ts": "by the owner's key",
  "features/decks/co-authors/co-authors.store.ts": "by the owner's key, or to whom its owner offers it: the title alone",
  "features/decks/taken/followed-decks.store.ts": "by the owner's key",
  "features/exchange/exporting/account-export.store.ts": "by the owner's key; lengths alone by a deck's id",
  "features/library/similar.store.ts": "by the owner's key; the owner may read it, or it is listed",
  "features/moderation/accounts.store.ts": "counts for moderators",
  "features/moderation/cases.store.ts": "titles for moderators, of decks that were reported, restricted or shared",
  "features/moderation/reported-questions.store.ts": "titles for moderators, of decks with a reported question",
  "features/practice/other-cards.store.ts": "by the owner's key",
  "features/study/decks/prompts-by-card.store.ts": "counts, used for decks that passed the condition",
  "features/study/pupils/pupil-memory.store.ts": "counts of an assigned deck",
  "official/bring-tutorials.store.ts": "the official account's own",
  "prompts/prompts.store.ts": "prompts of a deck that passed the condition",
};

test("every query on decks has the condition of who may read them, or stands here with its reason", () => {
  const files = globSync("**/*.ts", { cwd: source }).filter((file) => !file.includes(".test.") && !file.includes("migrations"));
  expect(files.length).toBeGreaterThan(300);
  const reading = files.filter((file) => readsDecks.test(readFileSync(join(source, file), "utf8")));
  const bare = reading.filter((file) => !conditions.test(readFileSync(join(source, file), "utf8")));
  expect(bare.toSorted()).toEqual(Object.keys(withoutCondition).toSorted());
  for (const file of ["media/media-uses.store.ts", "features/study/decks/deck-texts.store.ts"]) expect(reading).toContain(file);
});
