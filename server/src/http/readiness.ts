import type { Store } from "../store/store.ts";

/** How long a result of the write check is reused, in ms: visitors may request it, and each write waits for the disk. */
const rememberedMs = { written: 5_000, failed: 1_000 } as const;

type Probed = { probe: Promise<void>; until: number };

/** Whether the server can work: its database answers, and a recent write succeeded. Throws `database/network-error`. */
export function readiness(store: Pick<Store, "ping" | "probe">, now: () => number = () => performance.now()): () => Promise<void> {
  let last: Probed | null = null;

  function probed(): Probed {
    const newProbe = { probe: store.probe(), until: now() + rememberedMs.written };
    newProbe.probe.catch(() => (newProbe.until = Math.min(newProbe.until, now() + rememberedMs.failed)));
    return newProbe;
  }

  return async () => {
    await store.ping();
    if (!last || now() >= last.until) last = probed();
    await last.probe;
  };
}
