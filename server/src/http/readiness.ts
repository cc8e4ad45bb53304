import type { Store } from "../store/store.ts";

/** How long a result of the write check is reused, in ms: visitors may request it, and each write waits for the disk. */
const rememberedMs = { written: 5_000, failed: 1_000 } as const;

type Probed = { written: Promise<void>; until: number };

/** Whether the server can work: its database answers, and a recent write succeeded. Throws `database/network-error`. */
export function readiness(store: Pick<Store, "ping" | "probe">, now: () => number = () => performance.now()): () => Promise<void> {
  let last: Probed | null = null;

  function probed(): Probed {
    const begun = { written: store.probe(), until: now() + rememberedMs.written };
    begun.written.catch(() => (begun.until = Math.min(begun.until, now() + rememberedMs.failed)));
    return begun;
  }

  return async () => {
    await store.ping();
    if (!last || now() >= last.until) last = probed();
    await last.written;
  };
}
