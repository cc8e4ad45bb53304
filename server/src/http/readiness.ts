import type { Store } from "../store/store.ts";

/** How long it counts that the database took a write, or did not, in ms: a stranger may ask, and each write waits for the disk. */
const rememberedMs = 5_000;

/** Whether the server can do its work: its database answers, and a moment ago it took a write. Throws `database/network-error`. */
export function readiness(store: Pick<Store, "ping" | "probe">, now: () => number = () => performance.now()): () => Promise<void> {
  let last: { at: number; written: Promise<void> } | null = null;
  return async () => {
    await store.ping();
    if (!last || now() - last.at >= rememberedMs) last = { at: now(), written: store.probe() };
    await last.written;
  };
}
