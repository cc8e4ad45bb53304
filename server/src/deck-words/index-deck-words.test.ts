import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../test/a-campus.ts";
import { describeEachDatabase, type OpenStore } from "../../test/databases.ts";
import { createIndexing } from "../library-index/indexing.ts";
import { silent, type LogLine } from "../process/log/log.ts";
import { migrate } from "../store/migrate.ts";
import { migrations } from "../store/migrations/list.ts";
import type { Store } from "../store/store.ts";
import { countWaitingDecks, indexDeckWords, readWordsOfWaiting } from "./index-deck-words.store.ts";

const found = async (who: CampusStudent, text: string) =>
  (await jsonOf<FoundDecks>(who.get(`/api/users/${who.uid}/search?text=${text}`))).decks.map(({ title }) => title);

async function someDecks(openStore: OpenStore, count: number) {
  const store = await openStore();
  const ada = await aCampus(store).student("ada");
  const decks: Deck[] = [];
  for (let at = 0; at < count; at += 1)
    decks.push(await ada.deck({ title: `Deck ${at}`, cards: [{ term: "narwhal", definition: `whale ${at}` }] }));
  return { store, ada, decks };
}

const save = (ada: CampusStudent, { id, cards, revision }: Deck, term: string) =>
  jsonOf<Deck>(
    ada.send(
      "PUT",
      `/api/users/${ada.uid}/decks/${id}`,
      { title: "Changed", description: "", cards: [{ ...cards[0], term }] },
      { "If-Match": `"${revision}"` },
    ),
  );

/** A database as it is after the upgrade. */
async function upgraded(store: Store): Promise<void> {
  await migrate({ db: store.identity, kind: store.kind, target: migrations.findIndex(({ name }) => name === "0092-deck-words") });
  await migrate({ db: store.identity, kind: store.kind });
}

describeEachDatabase("the words of decks", (openStore) => {
  test("are written after the upgrade, for decks of before as for new ones; until then titles are found, and words of a few decks", async () => {
    const { store, ada } = await someDecks(openStore, 8);
    await upgraded(store);
    const waiting = await Promise.all([countWaitingDecks(store.read), found(ada, "narwhal"), found(ada, "deck")]);
    expect([waiting[0], waiting[1].length, waiting[2].length]).toEqual([8, 5, 8]);
    expect(await indexDeckWords({ store, log: silent })).toBe(8);
    expect([await countWaitingDecks(store.read), (await found(ada, "narwhal")).length]).toEqual([0, 8]);
    expect(await indexDeckWords({ store, log: silent })).toBe(0);
  });

  test("that wait only to be written anew are read as they are, and a deck that changes meanwhile as it will be", async () => {
    const { store, ada, decks } = await someDecks(openStore, 8);
    await indexDeckWords({ store, log: silent });
    await migrate({ db: store.identity, kind: store.kind, target: migrations.findIndex(({ name }) => name === "0108-words-anew") });
    await migrate({ db: store.identity, kind: store.kind });
    const read = async () => [...(await readWordsOfWaiting(store.read, ada.uid)).keys()];
    expect([await countWaitingDecks(store.read), await read(), (await found(ada, "narwhal")).length]).toEqual([8, [], 8]);
    await save(ada, decks[0]!, "walrus");
    expect([await read(), await found(ada, "walrus")]).toEqual([[decks[0]!.id], ["Changed"]]);
  });

  test("wait again after a change of the cards alone: a title, a visibility or the languages change none of them", async () => {
    const { store, ada, decks } = await someDecks(openStore, 1);
    await indexDeckWords({ store, log: silent });
    await ada.show(decks[0]!, "Public");
    await ada.send("PUT", `/api/users/${ada.uid}/decks/${decks[0]!.id}/languages`, { term: "en", definition: "de" });
    expect(await countWaitingDecks(store.read)).toBe(0);
    await save(ada, decks[0]!, "walrus");
    expect(await countWaitingDecks(store.read)).toBe(1);
  });

  test("are those of a deck that changes meanwhile as it is afterwards", async () => {
    const { store, ada, decks } = await someDecks(openStore, 1);
    let isChanged = false;
    const changesFirst: Store = {
      ...store,
      write: async (work) => {
        if (!isChanged) {
          isChanged = true;
          await save(ada, decks[0]!, "walrus");
        }
        return store.write(work);
      },
    };
    await indexDeckWords({ store: changesFirst, log: silent });
    expect(await countWaitingDecks(store.read)).toBe(1);
    await indexDeckWords({ store, log: silent });
    expect([await found(ada, "walrus"), await found(ada, "narwhal")]).toEqual([["Changed"], []]);
  });

  test("are continued by the next process where one stopped, and by several at once", async () => {
    const { store, ada } = await someDecks(openStore, 45);
    const stopping = new AbortController();
    const oneWrite: Store = { ...store, write: async (work) => store.write(work).finally(() => stopping.abort()) };
    await indexDeckWords({ store: oneWrite, log: silent, signal: stopping.signal });
    const left = await countWaitingDecks(store.read);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(45);
    await Promise.all([indexDeckWords({ store, log: silent }), indexDeckWords({ store, log: silent })]);
    expect([await countWaitingDecks(store.read), (await found(ada, "narwhal")).length]).toEqual([0, 45]);
  });

  test("follow changes by themselves, also where the Library's index can't be written", async () => {
    const { store, ada, decks } = await someDecks(openStore, 1);
    await ada.deck({ title: "Listed", visibility: "Public" });
    const lines: LogLine[] = [];
    const indexing = createIndexing({
      store: { ...store, write: () => Promise.reject(new Error("full")) },
      log: (line) => lines.push(line),
      indexOthers: ({ signal }) => indexDeckWords({ store, log: silent, signal }),
    });
    indexing.start();
    try {
      await expect.poll(() => countWaitingDecks(store.read), { timeout: 30_000 }).toBe(0);
      expect(await found(ada, "narwhal")).toEqual(["Deck 0"]);
      await save(ada, decks[0]!, "walrus");
      await expect.poll(() => countWaitingDecks(store.read), { timeout: 30_000 }).toBe(0);
      expect(await found(ada, "walrus")).toEqual(["Changed"]);
      expect(lines.map(({ message }) => message)).toContain("the Library's search index could not be written");
    } finally {
      await indexing.stop();
    }
  });
});
