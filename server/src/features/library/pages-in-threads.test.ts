import { existsSync } from "node:fs";
import { join } from "node:path";

import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { expect, onTestFinished, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { aBigLibrary } from "../../../test/library/a-big-library.ts";
import { openSqlite } from "../../store/sqlite/sqlite.ts";
import type { Store } from "../../store/store.ts";
import { createLibrary } from "./library.service.ts";

const reader = { uid: "reader" };
const asked = { search: "zymurgy", sort: "a-z", cursor: null, limit: 50 };

const pageIn = async (store: Store, mostHere: number): Promise<LibraryPage> =>
  JSON.parse(await createLibrary({ store, clock: Date.now, mostHere }).pageJson(reader, asked)) as LibraryPage;

async function aLibraryOf(count: number): Promise<Store> {
  const store = await openSqlite(await aTemporaryFolder());
  onTestFinished(() => store.close());
  await aBigLibrary(store, count);
  return store;
}

test("a search in a thread finds the same decks as here, and none that was made Private", async () => {
  const store = await aLibraryOf(300);
  const library = createLibrary({ store, clock: Date.now, mostHere: 0 });
  const inThread = async () => JSON.parse(await library.pageJson(reader, asked)) as LibraryPage;
  const page = await inThread();
  expect(page.decks).not.toHaveLength(0);
  expect(page).toEqual(await pageIn(store, Infinity));
  const hidden = page.decks[0]?.id ?? 0;
  await store.write(({ db }) => db.updateTable("decks").set({ visibility: "Private" }).where("id", "=", hidden).execute());
  expect(await inThread()).toEqual({ ...page, decks: page.decks.slice(1), total: page.total - 1 });
});

test.each([
  ["another's begin before them", 97],
  ["one who asks the same begin before them", 90],
])("many searches of one student let %s", async (_who, limit) => {
  const library = createLibrary({ store: await aLibraryOf(300), clock: Date.now, mostHere: 0 });
  let done = 0;
  const search = async (uid: string, most: number) => {
    await library.pageJson({ uid }, { ...asked, limit: most });
    done += 1;
  };
  await Promise.all([search("mallory", 99), search("ada", 98)]);
  done = 0;
  const many = Array.from({ length: 90 }, (_, at) => search("mallory", at + 1));
  await search("ada", limit);
  // Last in one queue, it would have been after 89; on a busy machine a thread can do dozens while the other waits for the processor.
  expect(done).toBeLessThan(80);
  await Promise.all(many);
});

test("waiting searches are dropped when their client disconnects", async () => {
  const library = createLibrary({ store: await aLibraryOf(300), clock: Date.now, mostHere: 0 });
  const leaving = new AbortController();
  const left = Array.from({ length: 50 }, (_, at) => library.pageJson(reader, { ...asked, limit: at + 1 }, leaving.signal));
  const outcomes = Promise.allSettled(left);
  const last = library.pageJson(reader, { ...asked, limit: 60 });
  await new Promise(setImmediate);
  leaving.abort(new Error("left"));
  expect((await outcomes).map((one) => (one.status === "rejected" ? (one.reason as Error).message : "answered"))).toEqual(
    left.map(() => "left"),
  );
  expect(JSON.parse(await last)).toMatchObject({ totalIsExact: true });
});

test("threads close the database file when the store is closed", async () => {
  const folder = await aTemporaryFolder();
  const store = await openSqlite(folder);
  await aBigLibrary(store, 20);
  await pageIn(store, 0);
  await store.close();
  expect(existsSync(join(folder, "recollect.db-wal"))).toBe(false);
});
