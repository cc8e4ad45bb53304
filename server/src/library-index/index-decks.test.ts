import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../test/a-campus.ts";
import { describeEachDatabase, type OpenStore } from "../../test/databases.ts";
import { carryOut, commandIn } from "../admin/admin.ts";
import { silent, type LogLine } from "../process/log/log.ts";
import { migrate } from "../store/migrate.ts";
import { migrations } from "../store/migrations/list.ts";
import type { Store } from "../store/store.ts";
import { countWaiting, indexWaitingDecks, isBuilding } from "./index-decks.store.ts";
import { createIndexing } from "./indexing.ts";
import { shortestPrefix } from "./search.ts";

const found = async (reader: CampusStudent, search: string, more = "") =>
  (await jsonOf<LibraryPage>(reader.get(`/api/library?search=${encodeURIComponent(search)}${more}`))).decks.map(({ title }) => title);

/** A database as it is after the upgrade: listed decks that nobody has indexed. */
async function upgraded(store: Store, from = "0077-library-terms"): Promise<void> {
  await migrate({ db: store.identity, kind: store.kind, target: migrations.findIndex(({ name }) => name === from) });
  await migrate({ db: store.identity, kind: store.kind });
}

async function someDecks(openStore: OpenStore, count = 5) {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  const decks = [];
  for (let at = 0; at < count; at += 1)
    decks.push(await ada.deck({ title: `Überall ${at}`, cards: [{ term: "narwhal", definition: `whale ${at}` }], visibility: "Public" }));
  return { store, ada, bob, decks };
}

describeEachDatabase("the Library's index of words", (openStore, kind) => {
  test("is built after the upgrade: until then every title and author is found by its parts, in every order and page after page", async () => {
    const { store, ada, bob } = await someDecks(openStore);
    await upgraded(store);
    expect(await isBuilding(store.read)).toBe(true);
    await ada.deck({ title: "Überhaupt", visibility: "Public" });
    const newest = ["Überhaupt", "Überall 4", "Überall 3", "Überall 2", "Überall 1", "Überall 0"];
    expect(await found(bob, "uber")).toEqual(newest);
    expect(await found(bob, "berall 3")).toEqual(["Überall 3"]);
    expect(await found(bob, "@ada", "&sort=oldest")).toEqual(newest.toReversed());
    const first = await jsonOf<LibraryPage>(bob.get("/api/library?search=uber&limit=4"));
    expect([first.total, first.decks.length]).toEqual([6, 4]);
    expect(await found(bob, "uber", `&limit=4&cursor=${first.nextCursor}`)).toEqual(newest.slice(4));
    expect(await found(bob, "narwhal")).toEqual([]);

    const lines: LogLine[] = [];
    await indexWaitingDecks({ store, log: (line) => lines.push(line) });
    expect(lines.map(({ message }) => message)).toEqual([
      "the Library's search index is being built; searches work meanwhile",
      "the Library's search index is built",
    ]);
    expect(await found(bob, "narwhal")).toHaveLength(5);
    expect([await isBuilding(store.read), await countWaiting(store.read)]).toEqual([false, 0]);
    await indexWaitingDecks({ store, log: (line) => lines.push(line) });
    expect(lines).toHaveLength(2);
  });

  test.runIf(kind === "sqlite")("has a list for the shortest beginnings that searches look for, and is written anew for it", async () => {
    const { store, bob } = await someDecks(openStore);
    await indexWaitingDecks({ store, log: silent });
    await upgraded(store, "0122-begun-words");
    expect([await isBuilding(store.read), await countWaiting(store.read)]).toEqual([true, 5]);
    await indexWaitingDecks({ store, log: silent });
    expect(await found(bob, "narw")).toHaveLength(5);
    const schema = sql<{ sql: string }>`select "sql" from sqlite_schema where "name" = 'libraryTerms'`;
    expect((await schema.execute(store.read)).rows[0]?.sql).toContain(`prefix = '${shortestPrefix}'`);
  });

  test("is continued by the next process where one stopped, and by several at once", async () => {
    const { store, bob } = await someDecks(openStore, 45);
    await upgraded(store);
    const stopping = new AbortController();
    const oneWrite: Store = { ...store, write: async (work) => store.write(work).finally(() => stopping.abort()) };
    await indexWaitingDecks({ store: oneWrite, log: silent, signal: stopping.signal });
    const left = await countWaiting(store.read);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(45);
    await Promise.all([indexWaitingDecks({ store, log: silent }), indexWaitingDecks({ store, log: silent })]);
    expect(await countWaiting(store.read)).toBe(0);
    expect(await found(bob, "narwhal", "&limit=100")).toHaveLength(45);
  });

  test("has a deck that changes while it is indexed as it is afterwards", async () => {
    const { store, ada, bob, decks } = await someDecks(openStore, 1);
    const [deck] = decks;
    let changed = false;
    const changesFirst: Store = {
      ...store,
      write: async (work) => {
        if (!changed) {
          changed = true;
          const body = { title: "Überall", description: "", cards: [{ ...deck!.cards[0]!, term: "walrus" }] };
          await jsonOf(ada.send("PUT", `/api/users/${ada.uid}/decks/${deck!.id}`, body, { "If-Match": '"1"' }));
        }
        return store.write(work);
      },
    };
    await indexWaitingDecks({ store: changesFirst, log: silent });
    expect([await found(bob, "walrus"), await found(bob, "narwhal")]).toEqual([["Überall"], []]);
  });

  test("is written anew by the operator's command, from nothing", async () => {
    const { store, bob } = await someDecks(openStore, 3);
    await indexWaitingDecks({ store, log: silent });
    await store.write(async ({ db }) => void (await sql`delete from "libraryTerms"`.execute(db)));
    const deps = { store, readPassword: async () => "", clock: Date.now, publicUrl: null };
    expect(await carryOut(commandIn(["rebuild-search"]), deps)).toBe(
      "The search indexes are written anew: 3 decks of the Library, and the words of 3 decks.",
    );
    expect(await found(bob, "narwhals")).toHaveLength(3);
    expect(await found(bob, "narhwal")).toHaveLength(3);
  });

  test("follows changes by itself, and forgets the words that no deck has any more", async () => {
    const { store, ada, bob, decks } = await someDecks(openStore, 2);
    const indexing = createIndexing({ store, log: silent });
    indexing.start();
    try {
      await expect.poll(() => found(bob, "narwhal"), { timeout: 30_000 }).toHaveLength(2);
      const body = { title: "Other", description: "", cards: [{ ...decks[0]!.cards[0]!, term: "walrus" }] };
      await jsonOf(ada.send("PUT", `/api/users/${ada.uid}/decks/${decks[0]!.id}`, body, { "If-Match": '"1"' }));
      await expect.poll(() => found(bob, "walrus"), { timeout: 30_000 }).toEqual(["Other"]);
      await ada.show(decks[1]!, "Private");
      const words = async () => (await store.read.selectFrom("libraryVocabulary").select("word").execute()).map(({ word }) => word);
      expect(await words()).toEqual(expect.arrayContaining(["narwhal", "walrus"]));
      await indexing.tidy();
      expect((await words()).toSorted()).toEqual(["other", "walrus", "whale"]);
    } finally {
      await indexing.stop();
    }
  });

  test("stops within seconds beside a statement that hangs", async () => {
    const { store } = await someDecks(openStore, 1);
    const hanging = Promise.withResolvers<never>();
    const begun = Promise.withResolvers<void>();
    const write = () => (begun.resolve(), hanging.promise);
    const indexing = createIndexing({ store: { ...store, write }, log: silent });
    indexing.start();
    await begun.promise;
    await expect(indexing.stop()).resolves.toBeUndefined();
    // As the end of the store does.
    hanging.reject(new Error("cut off"));
  });

  test("takes a deck of ten thousand cards in its bounds, while others get their turns", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const cards = Array.from({ length: 10_000 }, (_, at) => ({
      term: `term${at}`,
      definition: `definition${at} of a long deck ${"x".repeat(at % 90)}`,
    }));
    await ada.deck({ title: "Long", cards, visibility: "Public" });
    let [longest, before] = [0, performance.now()];
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }, 5);
    await indexWaitingDecks({ store, log: silent });
    clearInterval(watch);
    expect(await found(bob, "definition77")).toEqual(["Long"]);
    expect(longest).toBeLessThan(2000);
  });
});
