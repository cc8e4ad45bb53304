import { Worker } from "node:worker_threads";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";

import type { FileToRead, ReadFile } from "./read-file.ts";

type Job = { file: FileToRead; resolve: (read: ReadFile) => void; reject: (error: unknown) => void };
type Settings = {
  /** how long one file may take, in ms */ limitMs?: number;
  /** how long the thread waits for the next file, in ms */ idleMs?: number;
  /** how many files may wait */ maxWaiting?: number;
};

export type MediaReader = {
  /** Throws what is wrong with the file, or `api/service-unavailable` when too many wait already. */
  read(file: FileToRead): Promise<ReadFile>;
  close(): Promise<void>;
};

/**
 * Reads files one after the other in a thread of their own, which is started when the first one comes and ended when none has come for a while.
 * A file that takes too long, or that the thread does not survive, counts as damaged.
 */
export function createMediaReader({ limitMs = 30_000, idleMs = 20_000, maxWaiting = 200 }: Settings = {}): MediaReader {
  const waiting: Job[] = [];
  let worker: Worker | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;

  function started(): Worker {
    const thread = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    thread.unref();
    thread.on("message", (result: ReadFile | ErrorCode) => finish(thread, (job) => settle(job, result)));
    thread.on("error", () => lost(thread));
    thread.on("exit", () => lost(thread));
    return thread;
  }

  function lost(thread: Worker): void {
    if (thread !== worker) return;
    worker = null;
    finish(null, (job) => settle(job, "media/damaged"));
  }

  function finish(thread: Worker | null, tell: (job: Job) => void): void {
    if (thread !== worker) return;
    clearTimeout(timer);
    const done = current;
    current = null;
    if (done) tell(done);
    next();
  }

  function next(): void {
    if (current) return;
    current = waiting.shift() ?? null;
    if (!current) {
      timer = setTimeout(end, idleMs).unref();
      return;
    }
    worker ??= started();
    // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
    worker.postMessage(current.file);
    timer = setTimeout(end, limitMs).unref();
  }

  /** Ends the thread; a file that it was still reading counts as damaged. */
  function end(): void {
    const thread = worker;
    if (!thread) return;
    lost(thread);
    void thread.terminate();
  }

  return {
    read: (file) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(new AppError("api/service-unavailable"));
        waiting.push({ file, resolve, reject });
        if (current) return;
        clearTimeout(timer);
        next();
      }),
    async close() {
      clearTimeout(timer);
      for (const job of waiting.splice(0)) job.reject(new AppError("api/service-unavailable"));
      const thread = worker;
      worker = null;
      if (current) current.reject(new AppError("api/service-unavailable"));
      current = null;
      await thread?.terminate();
    },
  };
}

function settle({ resolve, reject }: Job, result: ReadFile | ErrorCode): void {
  if (typeof result === "string") reject(new AppError(result));
  else resolve(result);
}
