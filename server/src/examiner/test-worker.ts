import { Worker } from "node:worker_threads";

import type { BuiltInTest, TestInput } from "@recollect/domain/practice/distractors/multiple-choice.ts";

/** How long the thread stays without work, in ms; it takes memory that an idle server does not need. */
const idleMs = 30_000;

/** A deck that no thread of this size can make a test of fails by itself, instead of the whole server. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

export type Order = { id: number; input: TestInput };
export type Delivery = { id: number; test: BuiltInTest } | { id: number; failure: string };

type Waiting = { resolve: (test: BuiltInTest) => void; reject: (reason: unknown) => void };

export type TestWorker = {
  /** Rejects with the signal's reason when nobody waits for the test any more. */
  make(input: TestInput, signal: AbortSignal): Promise<BuiltInTest>;
  /** Whether there is a thread at the moment. */
  isRunning(): boolean;
};

/**
 * Makes big tests in a thread of their own, one after the other, so that the server answers others meanwhile. The thread
 * starts with the first test, ends when there has been none for a while, and never keeps the process alive.
 */
export function createTestWorker(idleAfterMs: number = idleMs): TestWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;

  function running(): Worker {
    clearTimeout(idle);
    if (worker) return worker;
    const started = new Worker(new URL("./test-worker-thread.ts", import.meta.url), { resourceLimits });
    started.unref();
    started.on("message", deliver);
    started.on("error", (error) => gone(started, error));
    started.on("exit", (code) => gone(started, new Error(`The thread that makes tests ended with ${code}`)));
    return (worker = started);
  }

  function deliver(delivery: Delivery): void {
    const order = waiting.get(delivery.id);
    waiting.delete(delivery.id);
    if ("test" in delivery) order?.resolve(delivery.test);
    else order?.reject(new Error(delivery.failure));
    if (waiting.size === 0) idle = setTimeout(dismiss, idleAfterMs).unref();
  }

  function dismiss(): void {
    void worker?.terminate();
    worker = null;
  }

  /** Whatever a thread that ended has not delivered fails; the next test starts another. */
  function gone(ended: Worker, reason: Error): void {
    if (worker !== ended) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  return {
    isRunning: () => worker !== null,

    make(input, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<BuiltInTest>();
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      const id = (orders += 1);
      const left = () => reject(signal.reason);
      signal.addEventListener("abort", left, { once: true });
      waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      running().postMessage({ id, input } satisfies Order);
      return promise.finally(() => signal.removeEventListener("abort", left));
    },
  };
}
