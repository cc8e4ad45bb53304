import { folded } from "@recollect/domain/words/folded.ts";
import { deckSorts } from "@recollect/domain/decks/sort.ts";
import { titleKey } from "@recollect/domain/decks/title-key.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { aBigLibrary } from "../../../test/library/a-big-library.ts";
import { plainLibrary } from "../../../test/library/a-library.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { gramsOf, lettersOf } from "../../library-index/search-text.ts";
import { rangeCount } from "../../library-index/title-ranges.ts";
import type { Store } from "../../store/store.ts";
import type { Way } from "./library-plan.ts";
import { libraryDialects } from "./library-pages.ts";
import { createLibrary } from "./library.service.ts";
import { countAll, countUpTo, readPage, type PageQuery } from "./library.store.ts";

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
  test("every page of every sort has the decks that a search through all decks finds", async () => {
    const store = await openStore();
    const { decks, authors } = await aBigLibrary(store, 1200);
    await knowWhatIsThere(store);
    const expected = plainLibrary(decks.values(), authors);
    const library = createLibrary({ store, clock: () => 0 });
    expect(await countAll(store.read)).toBe(expected("", "newest").length);
    for (const search of searches) {
      for (const { key: sort } of deckSorts) {
        const wanted = expected(search, sort);
        const limit = wanted.length > 300 ? 100 : 17;
        let cursor: string | null = null;
        for (let at = 0; at === 0 || cursor !== null; at += limit) {
          const page = await library.page(reader, { search, sort, cursor, limit });
          expect(
            page.decks.map(({ id, title, author }) => ({ id, title, author })),
            `${search} ${sort} ${at}`,
          ).toEqual(wanted.slice(at, at + limit));
          expect(page.totalIsExact ? page.total : wanted.length).toBe(wanted.length);
          cursor = page.nextCursor;
          expect(cursor === null).toBe(at + limit >= wanted.length);
        }
      }
    }
  });

  test("every way to a page leads to the same page", async () => {
    const store = await openStore();
    const { decks, authors } = await aBigLibrary(store, 600);
    await knowWhatIsThere(store);
    const expected = plainLibrary(decks.values(), authors);
    for (const [at, search] of searches.entries()) {
      if (search === "") continue;
      const [term, isShort] = [folded(search.trim()), lettersOf(folded(search.trim())).length < 3];
      const grams = gramsOf(term);
      for (const order of ["newest", "oldest", "a-z", "z-a"] as const) {
        const wanted = expected(search, order);
        const edge = wanted[Math.floor(wanted.length / 3)];
        for (const after of [null, edge ? { id: edge.id, titleKey: titleKey(edge.title) } : null]) {
          const ids = wanted
            .slice(after ? wanted.findIndex(({ id }) => id === after.id) + 1 : 0)
            .slice(0, 25)
            .map(({ id }) => id);
          for (const isWhole of isShort || grams.length < 3 ? [true] : [true, false]) {
            const sought = { term, isShort, isWhole, grams: isWhole ? grams : grams.slice(0, 2) };
            expect(await countUpTo(store.read, libraryDialects[store.kind], sought, 10_000), term).toBe(wanted.length);
            for (const way of ["walk", "gather"] as const) {
              const asked: PageQuery = { order, way, search: sought, titleRange: null, after, limit: 25 };
              const place = `${term} ${order} ${way} ${isWhole} ${after?.id ?? "first"}`;
              expect(
                (await readPage(store.read, libraryDialects[store.kind], asked)).rows.map(({ id }) => id),
                place,
              ).toEqual(ids);
              const hasRanges = order.includes("-") && !isShort && at % 3 === 0;
              expect(hasRanges ? await rangeByRange(store, asked, way) : ids, `${place} by range`).toEqual(ids);
            }
          }
        }
      }
    }
  });
});

async function rangeByRange({ read, kind }: Store, asked: PageQuery, way: Way): Promise<number[]> {
  const ranges = Array.from({ length: rangeCount }, (_, titleRange) => titleRange);
  const ids: number[] = [];
  for (const titleRange of asked.order === "z-a" ? ranges.toReversed() : ranges) {
    if (ids.length >= asked.limit) break;
    const { rows } = await readPage(read, libraryDialects[kind], { ...asked, way, titleRange, limit: asked.limit - ids.length });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
