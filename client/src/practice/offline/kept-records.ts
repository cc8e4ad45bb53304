import { marksDatabase as database } from "./marks-database.ts";

/** A browser where sending always fails keeps no more of a kind for a student; the oldest stay as they were marked. */
const mostRecords = 500;

/** What a device keeps of a kind for each student until the server can be reached. */
export function recordsOf<Kept>(prefixOf: (uid: string) => string) {
  return {
    /** Rejects where the browser refuses storage. */
    add: (uid: string, key: string, record: Kept): Promise<void> =>
      database.change({ texts: [[prefixOf(uid) + key, JSON.stringify(record)]] }),
    /** With their keys. */
    async all(uid: string): Promise<(readonly [key: string, record: Kept])[]> {
      const all = await database.read(prefixOf(uid)).catch(() => []);
      return all.slice(-mostRecords).map(([key, text]) => [key, JSON.parse(text) as Kept] as const);
    },
    async remove(key: string): Promise<void> {
      await database.change({ keys: [key] }).catch(() => {});
    },
    async forget(uid: string): Promise<void> {
      const all = await database.read(prefixOf(uid)).catch(() => []);
      await database.change({ keys: all.map(([key]) => key) }).catch(() => {});
    },
  };
}
