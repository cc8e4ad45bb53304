import { marksDatabase as database } from "./marks-database.ts";

/** A browser where sending always fails keeps no more of a kind for a student; the oldest stay as they were marked. */
const mostRecords = 500;

/** What a device keeps of a kind for each student until the server can be reached. */
export function recordsOf<Kept>(prefixOf: (uid: string) => string) {
  return {
    /** Rejects where the browser refuses storage. */
    add: (uid: string, key: string, record: Kept): Promise<void> =>
      database.change({ texts: [[prefixOf(uid) + key, JSON.stringify(record)]] }),
    /** With their keys. A damaged one is passed over: it must not keep the others from being sent. */
    async all(uid: string): Promise<(readonly [key: string, record: Kept])[]> {
      const all = await database.read(prefixOf(uid)).catch(() => []);
      return all.slice(-mostRecords).flatMap(([key, text]) => {
        const record = parsed(text) as Kept | null;
        return record === null ? [] : [[key, record] as const];
      });
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

/** Null for half a text, or one of another program. */
function parsed(text: string): unknown {
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === "object" ? record : null;
  } catch {
    return null;
  }
}
