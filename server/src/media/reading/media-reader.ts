import { Worker } from "node:worker_threads";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { bareEnvironment } from "../../threads/bare-environment.ts";
import type { FileToRead, ReadFile } from "./read-file.ts";
import type { FileResult } from "./worker.ts";

type Job = { sender: string; file: FileToRead; resolve: (file: ReadFile) => void; reject: (error: unknown) => void };
type Settings = {
  /** how long one file may take, in ms */ limitMs?: number;
  /** how long the thread waits for the next file, in ms */ idleMs?: number;
  /** how many files may wait */ maxWaiting?: number;
};

export type MediaReader = {
  /** `sender`: the file's owner. Throws what is wrong with the file, or `api/service-unavailable` when too many wait already. */
  read(file: FileToRead, sender: string): Promise<ReadFile>;
  close(): Promise<void>;
};

/**
 * Processes files one after the other in a thread, those of several senders in turn: a hundred of one do not delay another's. The thread
 * starts with the first file and ends when idle. A file that takes too long, or that crashes the thread, counts as damaged.
 */
export function createMediaReader({ limitMs = 30_000, idleMs = 20_000, maxWaiting = 200 }: Settings = {}): MediaReader {
  const waiting: Job[] = [];
  /** when the last file of each sender was begun, while any of theirs wait: higher is later */
  const lastTurns = new Map<string, number>();
  let turn = 0;
  let worker: Worker | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;

  function startThread(): Worker {
    const thread = new Worker(new URL("./worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      env: bareEnvironment,
    });
    thread.unref();
    thread.on("message", (result: FileResult) => finish(thread, (job) => settle(job, result)));
    thread.on("error", () => onThreadLost(thread));
    thread.on("exit", () => onThreadLost(thread));
    return thread;
  }

  function onThreadLost(thread: Worker): void {
    if (thread !== worker) return;
    worker = null;
    finish(null, (job) => settle(job, "media/damaged"));
  }

  function finish(thread: Worker | null, notify: (job: Job) => void): void {
    if (thread !== worker) return;
    clearTimeout(timer);
    const finishedJob = current;
    current = null;
    if (finishedJob) notify(finishedJob);
    next();
  }

  /** The first file of the sender who has waited longest. */
  function takeJob(): Job | null {
    const lastTurn = ({ sender }: Job) => lastTurns.get(sender) ?? 0;
    const earliest = Math.min(...waiting.map(lastTurn));
    const at = waiting.findIndex((job) => lastTurn(job) === earliest);
    const [job] = waiting.splice(at, 1);
    return job ?? null;
  }

  function next(): void {
    if (current) return;
    current = waiting.length > 0 ? takeJob() : null;
    if (current) lastTurns.set(current.sender, (turn += 1));
    else {
      lastTurns.clear();
      timer = setTimeout(end, idleMs).unref();
      return;
    }
    worker ??= startThread();
    // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
    worker.postMessage(current.file);
    timer = setTimeout(end, limitMs).unref();
  }

  /** Ends the thread; a file in progress counts as damaged. */
  function end(): void {
    const thread = worker;
    if (!thread) return;
    onThreadLost(thread);
    void thread.terminate();
  }

  return {
    read: (file, sender) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(new AppError("api/service-unavailable"));
        waiting.push({ sender, file, resolve, reject });
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

function settle({ resolve, reject }: Job, result: FileResult): void {
  if (typeof result === "string") reject(new AppError(result));
  else if ("diskFull" in result) reject(new AppError("server/disk-full", { cause: new Error(result.diskFull) }));
  else resolve(result);
}
