import { textDatabase } from "./text-database.ts";

/** The longest wait for the copies: showing the first question matters more. */
const patienceMs = 1_000;

export type DurableCopies = ReturnType<typeof durableCopies>;

/**
 * Copies of what `localStorage` holds, in an IndexedDB database of this name: Chromium writes `localStorage` every 5 s at first and every
 * minute later, so a killed browser loses the rest. Where the browser refuses, there are no copies and no error.
 */
export function durableCopies(indexedDb: () => IDBFactory, name: string) {
  const database = textDatabase(indexedDb, name);
  return {
    keep: (key: string, text: string) => database.change({ texts: [[key, text]] }).catch(() => {}),
    forget: (key: string) => database.change({ keys: [key] }).catch(() => {}),
    /** Passes each to `use`; resolves when all are done, or after a second. */
    each(use: (key: string, text: string) => unknown): Promise<void> {
      const pass = database.read().then((all) => Promise.all(all.map(([key, text]) => use(key, text))));
      return Promise.race([pass.then(() => {}).catch(() => {}), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
    },
  };
}
