import { answer, lastingDatabase, written } from "../../lib/browser/lasting-database.ts";

const storeName = "tests";

/** Longer no test waits for its copy: its first question is worth more. */
const patienceMs = 1_000;

/**
 * Copies of what `localStorage` holds of tests, in IndexedDB: Chromium writes `localStorage` every 5 s at first and every minute later, and
 * one that is killed as a whole has lost the rest. Each text begins with its time, in ms. A browser that refuses has no copies, without a word.
 */
export function durableCopies(indexedDb: () => IDBFactory) {
  const store = lastingDatabase(indexedDb, storeName, (database) => database.createObjectStore(storeName));
  const change = (work: (tests: IDBObjectStore) => IDBRequest) =>
    store("readwrite", "strict")
      .then((tests) => written(work(tests)))
      .catch(() => {});
  const all = async () => {
    const tests = await store("readonly");
    const [keys, texts] = await Promise.all([answer(tests.getAllKeys() as IDBRequest<string[]>), answer<string[]>(tests.getAll())]);
    return keys.map((key, at) => [key, texts[at] ?? ""] as const);
  };

  return {
    keep: (key: string, text: string): void => void change((tests) => tests.put(text, key)),
    forget: (key: string): void => void change((tests) => tests.delete(key)),
    /** Takes those away that this fits. */
    async forgetAll(fits: (key: string) => boolean): Promise<void> {
      for (const [key] of await all().catch(() => [])) if (fits(key)) await change((tests) => tests.delete(key));
    },
    /** What the browser has lost comes back before a test looks for it. Of such a key a tab that was opened again has lost as much. */
    restore(copies: () => Storage, tab: () => Storage): Promise<void> {
      const restored = all().then((kept) => {
        for (const [key, text] of kept) {
          if (timeOf(copies().getItem(key)) >= timeOf(text)) continue;
          copies().setItem(key, text);
          tab().removeItem(key);
        }
      });
      const timeOver = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
      return Promise.race([restored.catch(() => {}), timeOver]);
    },
  };
}

function timeOf(text: string | null): number {
  return Number.parseInt(text ?? "0") || 0;
}
