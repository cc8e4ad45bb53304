import { answer, lastingDatabase, whenWritten } from "./lasting-database.ts";

/** The longest wait for the copies: showing the first question matters more. */
const patienceMs = 1_000;

export type DurableCopies = ReturnType<typeof durableCopies>;

/**
 * Copies of what `localStorage` holds, in an IndexedDB database of this name: Chromium writes `localStorage` every 5 s at first and every
 * minute later, so a killed browser loses the rest. Where the browser refuses, there are no copies and no error.
 */
export function durableCopies(indexedDb: () => IDBFactory, name: string) {
  const store = lastingDatabase(indexedDb, name, (database) => database.createObjectStore(name));
  const change = (work: (copies: IDBObjectStore) => IDBRequest, durability: IDBTransactionDurability) =>
    store("readwrite", durability)
      .then((copies) => whenWritten(work(copies)))
      .catch(() => {});

  return {
    keep: (key: string, text: string) => change((copies) => copies.put(text, key), "strict"),
    forget: (key: string) => change((copies) => copies.delete(key), "relaxed"),
    /** Passes each to `use`; resolves when all are done, or after a second. */
    each(use: (key: string, text: string) => unknown): Promise<void> {
      const pass = store("readonly").then(async (copies) => {
        const [keys, texts] = await Promise.all([answer(copies.getAllKeys() as IDBRequest<string[]>), answer<string[]>(copies.getAll())]);
        await Promise.all(keys.map((key, at) => use(key, texts[at] ?? "")));
      });
      return Promise.race([pass.catch(() => {}), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
    },
  };
}
