import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Store } from "../store/store.ts";

/** How long the database may take, in ms: whoever asks is to learn that the process lives and its database does not answer, and does not wait for long. */
const answerMs = 3_000;

/** How long a result of the write check is reused, in ms: visitors may request it, and each write waits for the disk. */
const rememberedMs = { written: 5_000, failed: 1_000 } as const;

type Probed = { probe: Promise<void>; until: number };

/** Whether the server can work: its database answers, and a recent write succeeded. Throws `database/network-error`. */
export function readiness(
  store: Pick<Store, "ping" | "probe">,
  now: () => number = () => performance.now(),
  withinMs = answerMs,
): () => Promise<void> {
  let last: Probed | null = null;

  function probed(): Probed {
    const newProbe = { probe: store.probe(), until: now() + rememberedMs.written };
    newProbe.probe.catch(() => (newProbe.until = Math.min(newProbe.until, now() + rememberedMs.failed)));
    return newProbe;
  }

  async function ask(): Promise<void> {
    await store.ping();
    if (!last || now() >= last.until) last = probed();
    await last.probe;
  }

  return () => within(withinMs, ask());
}

async function within(ms: number, answer: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new AppError("database/network-error")), ms);
  try {
    await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
