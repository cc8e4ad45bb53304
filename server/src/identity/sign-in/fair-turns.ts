import { AppError } from "@recollect/domain/errors/app-error.ts";

type Waiting = { begin: () => void; refuse: (reason: AppError) => void };

export type FairTurns = <T>(who: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs work a few pieces at a time. Callers take turns, however much each of them submits; a caller's work runs in order. Throws
 * `api/service-unavailable` when too much waits: to the last one of the caller with the most.
 */
export function createFairTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): FairTurns {
  /** in the order of their turns */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function beginNext(): boolean {
    const [first] = queues;
    if (!first) return false;
    const [who, queue] = first;
    queues.delete(who);
    const next = queue.shift();
    if (queue.length > 0) queues.set(who, queue);
    waiting -= 1;
    next?.begin();
    return true;
  }

  /** Refuses the last one of the caller with the most waiting, possibly the new one. */
  function makeRoom(who: string): void {
    const refusal = new AppError("api/service-unavailable");
    const [longest, queue] = [...queues].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    if (queue.length <= (queues.get(who)?.length ?? 0)) throw refusal;
    queue.pop()?.refuse(refusal);
    if (queue.length === 0) queues.delete(longest);
    waiting -= 1;
  }

  async function turnOf(who: string): Promise<void> {
    if (waiting >= mostWaiting) makeRoom(who);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = queues.get(who) ?? [];
    queue.push({ begin: resolve, refuse: reject });
    queues.set(who, queue);
    waiting += 1;
    await promise;
  }

  return async (who, work) => {
    if (running >= atOnce) await turnOf(who);
    else running += 1;
    try {
      return await work();
    } finally {
      if (!beginNext()) running -= 1;
    }
  };
}
