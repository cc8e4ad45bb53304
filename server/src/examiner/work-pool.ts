import { createThreadPool, type Orderer, type ThreadPool, type ThreadPoolOptions } from "../threads/thread-pool.ts";
import type { Work, WorkKind, Works } from "./work.ts";

export type WorkPool = Pick<ThreadPool<Work, unknown>, "running"> & {
  /** Rejects with the signal's reason when aborted, and with `practice/took-too-long`. */
  run<K extends WorkKind>(work: Work<K>, orderer: Orderer): Promise<Works[K]["result"]>;
};

/** The short-lived memory of a thread in MB: an answer leaves little behind. Node would take up to 48. */
export const examinerYoungMb = 6;

/** Threads for the examiner's computations. */
export function createWorkPool(options: Partial<ThreadPoolOptions> = {}): WorkPool {
  const module = new URL("./work-thread.ts", import.meta.url);
  return createThreadPool<Work, never>({ module, tooLong: "practice/took-too-long", youngMb: examinerYoungMb }, options);
}
