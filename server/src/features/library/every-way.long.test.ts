import { deckSorts } from "@recollect/domain/decks/sort.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";

import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";

import { aBigLibrary } from "../../../test/library/a-big-library.ts";
import { plainLibrary } from "../../../test/library/a-library.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { silent } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";
import { createLibrary } from "./library.service.ts";
import { countAll } from "./library.store.ts";

const reader = { uid: "reader" };

/** PostgreSQL analyzes its tables by itself, but not within the first minute; until then it plans by the statistics of an earlier test. */
async function knowWhatIsThere(store: Store): Promise<void> {
  if (store.kind === "postgres") await sql`analyze`.execute(store.read);
}

const searches = [
  "",
  "z",
  "%",
  "_",
  "日",
  "é",
  "ze",
  "zy",
  "日本",
  "本の",
  "😀",
  "c+",
  "a_",
  "4 ",
  "io",

  "zebra",
  "ZEBRA zymurgy",
  "ion",
  "tion",
  "ion tion ion",
  "biology biology",
  "@",
  "author_1",
  "renamed",
  "100%",
  "кровь",
  "ровь х",
  "أحمر",
  "İ",
  "straße",
  "école",
  "😀😃",
  '"',
  "' h",
  "\\",
  "{cu",
  ",br",
  "and or not",
  "*st",
  "^",
  "null",
  "x".repeat(200),
  "lives",
  "nothing at all",
  "of the",
];

describeEachDatabase("of a library of many decks, after many changes,", (openStore) => {
  test("every sort has each deck that a search through all titles and authors finds, once, and in order", async () => {
    const store = await openStore();
    const { decks, authors } = await aBigLibrary(store, 1200);
    await indexWaitingDecks({ store, log: silent });
    await knowWhatIsThere(store);
    const expected = plainLibrary(decks.values(), authors);
    const library = createLibrary({ store, clock: Date.now });
    expect(await countAll(store.read)).toBe(expected("", "newest").length);
    for (const search of searches) {
      const containing = new Set(expected(search, "newest").map(({ id }) => id));
      for (const { key: sort } of deckSorts) {
        const all = expected("", sort);
        const found: number[] = [];
        let [cursor, total]: [string | null, number] = [null, 0];
        do {
          const page: LibraryPage = await library.page(reader, { search, sort, cursor, limit: 100 });
          found.push(...page.decks.map(({ id }) => id));
          [cursor, total] = [page.nextCursor, page.total];
        } while (cursor !== null);
        const what = `${search} ${sort}`;
        expect(total, what).toBe(found.length);
        expect(
          [...containing].filter((id) => !found.includes(id)),
          what,
        ).toEqual([]);
        const foundIds = new Set(found);
        expect(found, what).toEqual(all.map(({ id }) => id).filter((id) => foundIds.has(id)));
        const others = found.filter((id) => !containing.has(id));
        expect(hasWords.test(search) ? [] : others, what).toEqual([]);
      }
    }
  });
});

/** A search with words finds more than what contains it: their forms, and decks that have them in another order. */
const hasWords = /[\p{L}\p{N}]/u;
