import { sql } from "kysely";
import { expect, test } from "vitest";

import { aBigLibrary } from "../../../test/library/a-big-library.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { term, type TermQuery } from "../../library-index/term-query.ts";
import { silent } from "../../process/log/log.ts";
import { starts, type Order } from "./library-page.store.ts";
import { readPage } from "./library.store.ts";

const orders: Order[] = ["newest", "oldest", "a-z", "z-a", "official", "others", "by-worth", "by-lot", "chosen"];

describeEachDatabase("a page that is looked for among the first decks of its order", (openStore) => {
  test("is the one that the index of terms gives, in every order", async () => {
    const store = await openStore();
    const { kind, read } = store;
    await aBigLibrary(store, 300);
    await indexWaitingDecks({ store, log: silent });
    const listed = await read.selectFrom("library").select(["id", "ownerId"]).orderBy("id").execute();
    const everyThird = listed.filter((_, at) => at % 3 === 0);
    await store.write(async ({ db }) => {
      await db
        .insertInto("deckWorth")
        .values(everyThird.map(({ id, ownerId }, at) => ({ deckId: id, ownerId, worth: 1000 + (at % 7) })))
        .execute();
      await sql`update "library" set "official" = 1 where "id" % 5 = 0`.execute(db);
      await sql`delete from "newDecks"`.execute(db);
      await sql`insert into "newDecks" ("ownerId", "deckId", "listedAt", "lot") select "ownerId", "id", "id", "id" % 11 from "library"`.execute(
        db,
      );
    });
    const pageOf = async (order: Order, query: TermQuery, mayBeCommon: boolean, limit: number) => {
      const request = { title: "any", isFiltered: false, facets: "%", term: null, titleKey: "", after: starts[order] } as const;
      const ids = listed.slice(0, 40).map(({ id }) => id);
      const rows = await readPage(read, kind, { ...request, order, way: "decks", query, mayBeCommon, limit, ids });
      return order === "chosen" ? rows.map(({ id }) => id).toSorted((a, b) => a - b) : rows.map(({ id }) => id);
    };
    for (const order of orders)
      for (const [word, limit] of [
        ["biology", 3],
        ["biology", 200],
        ["zymurgy", 30],
        ["nowhere", 5],
      ] as const)
        expect(await pageOf(order, term(word), true, limit), `${order} ${word} ${limit}`).toEqual(
          await pageOf(order, term(word), false, limit),
        );
    expect(await pageOf("by-lot", term("biology"), true, 200)).not.toEqual([]);
    expect(await pageOf("official", term("biology"), true, 200)).not.toEqual([]);
  });
});
