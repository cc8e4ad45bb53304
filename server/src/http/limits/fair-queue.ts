import { AppError } from "@recollect/domain/errors/app-error.ts";

type Waiting = { begin: () => void; refuse: (reason: unknown) => void };

export type FairQueue = <T>(who: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

type Limits = { /** pieces of work */ atOnce: number; /** pieces of one caller */ eachAtOnce?: number; mostWaiting: number };

/**
 * Runs a few pieces of work at a time. Callers take turns, however much each of them submits; each caller's work begins in order. When too much
 * waits, the last piece of the caller with the most throws `request/too-many-at-once`. Work whose signal aborts while it waits throws the signal's
 * reason; work that has begun keeps its place until it is done.
 */
export function createFairQueue({ atOnce, eachAtOnce = atOnce, mostWaiting }: Limits): FairQueue {
  /** in the order of their turns */
  const queues = new Map<string, Waiting[]>();
  /** pieces of work that run, by caller */
  const running = new Map<string, number>();
  let allRunning = 0;
  let waiting = 0;

  const runningOf = (who: string) => running.get(who) ?? 0;

  function begin(who: string): void {
    running.set(who, runningOf(who) + 1);
    allRunning += 1;
  }

  function end(who: string): void {
    allRunning -= 1;
    if (runningOf(who) === 1) running.delete(who);
    else running.set(who, runningOf(who) - 1);
    beginNext();
  }

  /** Gives a free place to the first caller that may have another one. */
  function beginNext(): void {
    for (const [who, queue] of queues) {
      if (runningOf(who) >= eachAtOnce) continue;
      queues.delete(who);
      const next = queue.shift();
      if (queue.length > 0) queues.set(who, queue);
      waiting -= 1;
      begin(who);
      return next?.begin();
    }
  }

  /** Refuses the last one of the caller with the most waiting: the new one, unless another caller has more even then. */
  function makeRoom(who: string): void {
    const refusal = new AppError("request/too-many-at-once", { details: { retryAfterSeconds: 1 } });
    const [longest, queue] = [...queues].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    if (queue.length <= (queues.get(who)?.length ?? 0) + 1) throw refusal;
    queue.pop()?.refuse(refusal);
    if (queue.length === 0) queues.delete(longest);
    waiting -= 1;
  }

  async function turnOf(who: string, signal: AbortSignal | undefined): Promise<void> {
    if (waiting >= mostWaiting) makeRoom(who);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = queues.get(who) ?? [];
    const turn = { begin: resolve, refuse: reject };
    queue.push(turn);
    queues.set(who, queue);
    waiting += 1;
    const leave = () => {
      if (forget(who, turn)) reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave, { once: true });
    await promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  /** Whether it still waited. */
  function forget(who: string, turn: Waiting): boolean {
    const queue = queues.get(who) ?? [];
    const at = queue.indexOf(turn);
    if (at === -1) return false;
    queue.splice(at, 1);
    if (queue.length === 0) queues.delete(who);
    waiting -= 1;
    return true;
  }

  return async (who, work, signal) => {
    signal?.throwIfAborted();
    if (allRunning >= atOnce || runningOf(who) >= eachAtOnce) await turnOf(who, signal);
    else begin(who);
    try {
      return await work();
    } finally {
      end(who);
    }
  };
}
