import { answer, lastingDatabase, written } from "./lasting-database.ts";

/** Longer no one waits for copies: a first question is worth more. */
const patienceMs = 1_000;

export type DurableCopies = ReturnType<typeof durableCopies>;

/**
 * Copies of what `localStorage` holds, in a database of this name: Chromium writes `localStorage` every 5 s at first and every minute later, and
 * one that is killed as a whole has lost the rest. A browser that refuses has no copies, without a word.
 */
export function durableCopies(indexedDb: () => IDBFactory, name: string) {
  const store = lastingDatabase(indexedDb, name, (database) => database.createObjectStore(name));
  const change = (work: (copies: IDBObjectStore) => IDBRequest, durability: IDBTransactionDurability) =>
    store("readwrite", durability)
      .then((copies) => written(work(copies)))
      .catch(() => {});

  return {
    keep: (key: string, text: string) => change((copies) => copies.put(text, key), "strict"),
    forget: (key: string) => change((copies) => copies.delete(key), "relaxed"),
    /** Hands each to `use`; resolves when all are used, and after a second at the latest. */
    each(use: (key: string, text: string) => unknown): Promise<void> {
      const used = store("readonly").then(async (copies) => {
        const [keys, texts] = await Promise.all([answer(copies.getAllKeys() as IDBRequest<string[]>), answer<string[]>(copies.getAll())]);
        await Promise.all(keys.map((key, at) => use(key, texts[at] ?? "")));
      });
      return Promise.race([used.catch(() => {}), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
    },
  };
}
