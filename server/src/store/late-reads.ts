import type { DatabasePlace, LateReads } from "./store.ts";
import type { Db } from "./tables.ts";

/** Of a database without a replica. */
export function readsWithoutReplica(place: DatabasePlace, read: Db): LateReads {
  return { at: (work) => work(place), database: async () => read, look: async () => [] };
}
