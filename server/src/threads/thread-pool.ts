import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";

import { bareEnvironment } from "./bare-environment.ts";

/** A thread's reply: the result, or the stack of the error. */
export type Delivery<Result> = { result: Result } | { failure: string };

export type ThreadPoolOptions = {
  /** the most threads; never just one, or one bad order would hold up all the others */
  threads: number;
  /** how long an idle thread is kept, in ms; it takes memory that an idle server does not need */
  idleMs: number;
  /** how long one order may run in its thread, in ms of CPU time: waiting for a busy machine does not count */
  deadlineMs: number;
  /** whether an order whose sender has left ends with its thread; false where orders take less than a new thread */
  endsLeft: boolean;
  /** how long an order waits for a busy thread before another one starts beside it, in ms; 0 where a thread costs little memory */
  growAfterMs: number;
  /** what such a thread does first, while the order waits for whichever thread is free: loading may take longer than the orders before it */
  warmUp?: unknown;
};

const usual: ThreadPoolOptions = {
  threads: Math.min(4, Math.max(2, availableParallelism() - 1)),
  idleMs: 30_000,
  deadlineMs: 8_000,
  endsLeft: true,
  growAfterMs: 0,
};

/** How often an order's CPU time is checked per deadline, and the order's limit of wall-clock time, in deadlines. */
const [looksADeadline, mostDeadlines] = [4, 5];

/** The most orders that may wait; later ones are refused for the moment. */
const mostWaiting = 500;

/** An order that needs more memory than this fails alone, without the whole server. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

/** Whose order it is, and the signal that aborts it. */
export type Orderer = { sender: string; signal?: AbortSignal };

/**
 * The CPU time that the thread has used, in ms; 0 while it starts or ends. Node before 24.6 does not report it, so only the limit of wall-clock time
 * applies there.
 */
async function workedMs(worker: Worker & Partial<Pick<Worker, "cpuUsage">>): Promise<number> {
  const cpuUse = await worker.cpuUsage?.().catch(() => undefined);
  return cpuUse === undefined ? 0 : (cpuUse.user + cpuUse.system) / 1000;
}

function isOutOfMemory(error: NodeJS.ErrnoException): boolean {
  return error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

export type ThreadPool<Work, Result> = {
  /** Rejects with the signal's reason when aborted, and with `tooLong`. */
  run(work: Work, orderer: Orderer): Promise<Result>;
  /** the current number of threads */
  running(): number;
  /** Ends the threads and rejects all orders. */
  close(): Promise<void>;
};

type ThreadPoolOwnOptions = {
  /** the module that each thread runs: it answers each message, a `Work`, with one, a `Delivery` */
  module: URL;
  /** the `workerData` of each thread */
  workerData?: unknown;
  /** the error of an order that takes too long */
  tooLong: ErrorCode;
  /** the most short-lived memory of a thread in MB; Node's own limit if left out */
  youngMb?: number;
};

/**
 * Runs work in threads that would block all requests. Each sender has one thread at a time, and senders take turns, so many orders of one sender
 * never delay the single order of another. An order that takes too long, or (by default) whose sender has left, ends with its thread; the next order starts
 * another. Threads start on demand, end when idle, and never keep the process alive.
 */
export function createThreadPool<Work, Result>(
  { module, workerData, tooLong, youngMb }: ThreadPoolOwnOptions,
  options: Partial<ThreadPoolOptions> = {},
): ThreadPool<Work, Result> {
  type Order = {
    work: Work;
    sender: string;
    sentAt: number;
    deliver: (delivery: Delivery<Result>) => void;
    fail: (reason: unknown) => void;
  };
  type Thread = { worker: Worker; order: Order | null; timer: NodeJS.Timeout | undefined };

  const { threads: most, idleMs, deadlineMs, endsLeft, growAfterMs, warmUp } = { ...usual, ...options };
  const threads = new Set<Thread>();
  const waiting: Order[] = [];
  /** The senders who had a turn while others waited, the last one last. */
  const served = new Set<string>();

  function next(): void {
    const busy = new Set([...threads].flatMap(({ order }) => order?.sender ?? []));
    const at = nextInTurn(busy);
    if (at === -1) return;
    const thread = [...threads].find(({ order }) => order === null) ?? another(waiting[at]);
    if (!thread) return;
    const [order] = waiting.splice(at, 1);
    if (!order) return;
    if (waiting.length === 0) served.clear();
    served.delete(order.sender);
    served.add(order.sender);
    give(thread, order);
    next();
  }

  function give(thread: Thread, order: Order): void {
    clearTimeout(thread.timer);
    thread.order = order;
    watch(thread, order);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.worker.postMessage(order.work);
  }

  /** The place of the next order: the first one of a sender who waits longest for a turn. */
  function nextInTurn(busy: ReadonlySet<string>): number {
    const isNew = waiting.findIndex(({ sender }) => !busy.has(sender) && !served.has(sender));
    if (isNew !== -1) return isNew;
    for (const sender of served) {
      const at = busy.has(sender) ? -1 : waiting.findIndex((order) => order.sender === sender);
      if (at !== -1) return at;
    }
    return -1;
  }

  /** A new thread for an order, if there may be one more and the order has waited long enough for those that are busy. */
  function another(order: Order | undefined): Thread | null {
    if (order === undefined || threads.size >= most) return null;
    if (threads.size === 0 || growAfterMs === 0) return startThread();
    const waitMs = order.sentAt + growAfterMs - performance.now();
    if (waitMs <= 0) {
      const thread = startThread();
      if (warmUp === undefined) return thread;
      give(thread, { work: warmUp as Work, sender: "", sentAt: 0, deliver: () => {}, fail: () => {} });
      return null;
    }
    setTimeout(next, Math.ceil(waitMs)).unref();
    return null;
  }

  function watch(thread: Thread, order: Order): void {
    const stop = () => end(thread, new AppError(tooLong));
    let looks = 0;
    /** Read with the first check: most orders are done long before. */
    let from: number | null = null;
    thread.timer = setInterval(() => {
      looks += 1;
      if (looks >= looksADeadline * mostDeadlines) return stop();
      void workedMs(thread.worker).then((worked) => {
        from ??= worked;
        if (thread.order === order && worked - from >= deadlineMs) stop();
      });
    }, deadlineMs / looksADeadline);
  }

  function startThread(): Thread {
    const limits = youngMb === undefined ? resourceLimits : { ...resourceLimits, maxYoungGenerationSizeMb: youngMb };
    const worker = new Worker(module, { resourceLimits: limits, workerData, env: bareEnvironment });
    const thread: Thread = { worker, order: null, timer: undefined };
    worker.unref();
    worker.on("message", (delivery: Delivery<Result>) => delivered(thread, delivery));
    worker.on("error", (error) => end(thread, isOutOfMemory(error) ? new AppError(tooLong, { cause: error }) : error));
    worker.on("exit", (code) => end(thread, new Error(`A thread ended with ${code}`)));
    threads.add(thread);
    return thread;
  }

  function delivered(thread: Thread, delivery: Delivery<Result>): void {
    clearTimeout(thread.timer);
    thread.order?.deliver(delivery);
    thread.order = null;
    thread.timer = setTimeout(() => end(thread, null), idleMs).unref();
    next();
  }

  function end(thread: Thread, reason: unknown): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.order?.fail(reason);
    next();
  }

  function leave(order: Order, reason: unknown): void {
    const at = waiting.indexOf(order);
    if (at !== -1) waiting.splice(at, 1);
    if (at !== -1 || !endsLeft) return order.fail(reason);
    for (const thread of threads) if (thread.order === order) end(thread, reason);
  }

  return {
    running: () => threads.size,

    async close() {
      for (const order of waiting.splice(0)) order.fail(new AppError("api/service-unavailable"));
      const endings = [...threads].map(({ worker }) => worker.terminate());
      for (const thread of threads) end(thread, new AppError("api/service-unavailable"));
      await Promise.all(endings);
    },

    async run(work, { sender, signal }) {
      signal?.throwIfAborted();
      if (waiting.length >= mostWaiting) throw new AppError("api/service-unavailable");
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const order: Order = {
        work,
        sender,
        sentAt: performance.now(),
        deliver: (delivery) => ("result" in delivery ? resolve(delivery.result) : reject(new Error(delivery.failure))),
        fail: reject,
      };
      const onAbort = () => leave(order, signal?.reason);
      signal?.addEventListener("abort", onAbort, { once: true });
      waiting.push(order);
      next();
      return promise.finally(() => signal?.removeEventListener("abort", onAbort));
    },
  };
}
