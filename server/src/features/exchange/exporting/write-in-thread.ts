import { Worker } from "node:worker_threads";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { bareEnvironment } from "../../../threads/bare-environment.ts";
import { IMPORT } from "../reading/untrusted/limits.ts";
import { EXPORT } from "./limits.ts";
import type { DeckToPack } from "./write-package.store.ts";

type WritingOptions = {
  signal: AbortSignal;
  /** the longest time for one deck, in ms */ deckMs?: number;
  /** and for all of them */ packageMs?: number;
};

/**
 * Writes a package in a thread, so that the server can answer other requests meanwhile; the signal ends it. Each deck is read when the
 * thread requests it. Throws `export/failed`, `export/too-large` when the whole package takes too long, and what reading a deck throws.
 */
export async function writeInThread(
  decks: AsyncGenerator<DeckToPack>,
  path: string,
  { signal, deckMs = EXPORT.deckMs, packageMs = EXPORT.packageMs }: WritingOptions,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const thread = new Worker(new URL("./package-writer-thread.ts", import.meta.url), {
    workerData: { path },
    env: bareEnvironment,
    resourceLimits: { maxOldGenerationSizeMb: IMPORT.workerHeapMb, maxYoungGenerationSizeMb: IMPORT.workerYoungMb },
  });
  const onAbort = () => reject(signal.reason as Error);
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  const timer = setTimeout(() => reject(new AppError("export/failed")), deckMs);
  const whole = setTimeout(() => reject(new AppError("export/too-large")), packageMs);
  thread.on("message", () => {
    timer.refresh();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    decks.next().then(({ value, done }) => thread.postMessage(done ? null : value), reject);
  });
  thread.on("error", (error) => reject(new AppError("export/failed", { cause: error })));
  thread.on("exit", (code) => (code === 0 ? resolve() : reject(new AppError("export/failed"))));
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
    signal.removeEventListener("abort", onAbort);
    // Until it has ended, the thread may still write files that are to be removed.
    await thread.terminate();
  }
}
