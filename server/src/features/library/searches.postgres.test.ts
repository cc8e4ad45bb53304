import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { describe, expect, onTestFinished, test } from "vitest";

import { aMigratedDatabase, testDatabaseUrl } from "../../../test/databases.ts";
import { aBigLibrary } from "../../../test/library/a-big-library.ts";
import { aLockedLibrary } from "../../../test/library/a-locked-library.ts";
import { openPostgres } from "../../store/postgres/postgres.ts";
import type { LibraryQuestion } from "./library-answers.ts";
import { createLibrary } from "./library.service.ts";
import { searchesOnConnections } from "./searches.postgres.ts";

const stays = new AbortController().signal;
const asked = (limit: number): LibraryQuestion => ({ page: { sort: "a-z", limit, term: "zymurgy", filters: {}, after: null, turn: 0 } });

describe.skipIf(!testDatabaseUrl)("searches on PostgreSQL", () => {
  async function opened() {
    const url = await aMigratedDatabase();
    const store = await openPostgres(url);
    onTestFinished(() => store.close());
    return { url, store };
  }

  test("a search on separate connections finds the same decks as here, and none that was made Private", async () => {
    const { store } = await opened();
    await aBigLibrary(store, 300);
    const library = createLibrary({ store, clock: Date.now });
    const request = { search: "zymurgy", sort: "a-z", cursor: null, limit: 50 };
    const found = async () => JSON.parse(await library.pageJson({ uid: "reader" }, request)) as LibraryPage;
    const page = await found();
    expect(page.decks).not.toHaveLength(0);
    expect(page).toEqual(await library.page({ uid: "reader" }, request));
    const hidden = page.decks[0]?.id ?? 0;
    await store.write(({ db }) => db.updateTable("decks").set({ visibility: "Private" }).where("id", "=", hidden).execute());
    expect(await found()).toEqual({ ...page, decks: page.decks.slice(1), total: page.total - 1 });
  });

  test("one student's searches use one connection, those of all students three", async () => {
    const { url, store } = await opened();
    const search = searchesOnConnections({ ...store });
    // The first search reads the sample, for which the others would wait.
    await search(asked(9), "ada", stays);
    const library = await aLockedLibrary(url);
    const pages: Promise<string>[] = [];
    for (const [waiting, who] of [
      [1, "ada"],
      [2, "bob"],
      [3, "cyd"],
      [3, "dan"],
    ] as const) {
      pages.push(...[1, 2, 3].map((limit) => search(asked(limit), who, stays)));
      await expect.poll(library.waiting).toBe(waiting);
    }
    await library.release();
    expect(await Promise.all(pages)).toHaveLength(12);
  });

  test("a search that exceeds its time limit is refused, and the next one runs", async () => {
    const { url, store } = await opened();
    const search = searchesOnConnections({ ...store, pageMs: 500 });
    await search(asked(9), "ada", stays);
    const library = await aLockedLibrary(url);
    await expect(search(asked(1), "ada", stays)).rejects.toMatchObject({ code: "api/service-unavailable", status: 503 });
    await library.release();
    expect(JSON.parse(await search(asked(1), "ada", stays))).toMatchObject({ decks: [] });
  });

  test("searches are cancelled or dropped when their client disconnects, and the next one runs", async () => {
    const { url, store } = await opened();
    const search = searchesOnConnections({ ...store });
    await search(asked(9), "ada", stays);
    const library = await aLockedLibrary(url);
    const leaving = new AbortController();
    const left = ["ada", "bob", "cyd", "ada", "dan"].map((who, at) => search(asked(at + 1), who, leaving.signal));
    await expect.poll(library.waiting).toBe(3);
    const next = ["ada", "eve"].map((who) => search(asked(20), who, stays));
    leaving.abort(new Error("left"));
    expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(left.map(() => "rejected"));
    await expect.poll(library.waiting).toBe(2);
    await library.release();
    expect(await Promise.all(next)).toHaveLength(2);
  });

  test("closing a store does not wait for a search that hangs", async () => {
    const { url, store } = await opened();
    const search = searchesOnConnections({ ...store });
    await search(asked(9), "ada", stays);
    const library = await aLockedLibrary(url);
    const hanging = search(asked(1), "ada", stays);
    const waiting = search(asked(2), "ada", stays);
    const refused = Promise.all([hanging, waiting].map((one) => expect(one).rejects.toMatchObject({ code: "api/service-unavailable" })));
    await expect.poll(library.waiting).toBe(1);
    await store.close();
    await refused;
    expect(await library.waiting()).toBe(0);
  });
});
