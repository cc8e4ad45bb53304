import { answer, lastingDatabase, soon, whenDone } from "./lasting-database.ts";

export type TextDatabase = ReturnType<typeof textDatabase>;

type TextChange = {
  texts?: readonly (readonly [key: string, text: string])[];
  keys?: readonly string[];
  /** `strict`, the usual one for texts: a change resolves when it is on the disk */
  durability?: IDBTransactionDurability;
};

/**
 * Texts by key, in an IndexedDB database of this name. Every call rejects where the browser refuses
 * storage, is full, has a store of a newer program, or does not answer.
 */
export function textDatabase(indexedDb: () => IDBFactory, name: string) {
  const begin = lastingDatabase(indexedDb, name, (database) => database.createObjectStore(name));

  return {
    /** All of it in one transaction: puts `texts`, and removes `keys`. */
    async change({ texts = [], keys = [], durability = texts.length > 0 ? "strict" : "relaxed" }: TextChange): Promise<void> {
      if (texts.length + keys.length === 0) return;
      const store = await begin("readwrite", durability);
      const written = whenDone(store.transaction);
      for (const [key, text] of texts) store.put(text, key);
      for (const key of keys) store.delete(key);
      // Also for a page that is closed in the next moment.
      store.transaction.commit();
      await soon(written);
    },

    /** Those whose keys begin so; all, without a prefix. */
    async read(prefix = ""): Promise<[key: string, text: string][]> {
      const store = await begin("readonly");
      const range = prefix === "" ? null : IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);
      const [keys, texts] = await soon(
        Promise.all([answer(store.getAllKeys(range) as IDBRequest<string[]>), answer<string[]>(store.getAll(range))]),
      );
      return keys.map((key, at) => [key, texts[at] ?? ""]);
    },
  };
}
