import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { isBusy, isUnusable } from "./sqlite-errors.ts";
import { settledSoon } from "../listeners.ts";
import { MAX_RETRIES, retryDelayMs } from "../retries.ts";
import type { Mutex } from "./mutex.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import type { Change, Transaction } from "../store.ts";
import type { Db } from "../tables.ts";

/** How many writes may share one commit: enough to make waiting for the disk cheap, few enough to keep it short. */
const maxJobs = 64;

/** A commit waits at most this many turns of the event loop for further writes. Sixteen gained nothing more. */
const mostTurns = 4;

type Job = { work: (tx: Transaction) => Promise<unknown>; resolve: (value: unknown) => void; reject: (error: unknown) => void };
type FinishedJob = { job: Job; value: unknown; changes: readonly Change[] };

type GroupCommitOptions = {
  connection: SqliteConnection;
  db: Db;
  lock: Mutex;
  committed: (change: Change) => Promise<void>[];
};

type GroupCommit = {
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** resolves when all submitted work is done */ idle(): Promise<void>;
};

/**
 * Most of a durable write's cost is waiting for the disk, so concurrent writes share it: they run one after the other in one transaction,
 * each under its own savepoint, and are acknowledged when the one commit is on disk. Work that throws is rolled back to its savepoint and
 * rejected alone; a failed commit rejects all of them.
 */
export function createGroupCommit({ connection, db, lock, committed }: GroupCommitOptions): GroupCommit {
  const waiting: Job[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await gather();
      const release = await lock.acquire();
      try {
        await runBatch();
      } catch (failure) {
        // Even the rollback failed: no work is left waiting, and the next batch begins with a rollback.
        waiting.splice(0).forEach(({ reject }) => reject(namedError(failure)));
      } finally {
        release();
      }
    }
    running = null;
  }

  /**
   * Work that arrives in this turn of the event loop joins the batch; and replies are sent between two commits. If work arrived, processing
   * it took long enough for more to arrive: then it waits a few more turns.
   */
  async function gather(): Promise<void> {
    for (let before = 0, turn = 0; waiting.length > before && waiting.length < maxJobs && turn < mostTurns; turn += 1) {
      before = waiting.length;
      await nextTurn();
    }
  }

  async function runBatch(): Promise<void> {
    try {
      undo();
      await begin(connection);
    } catch (cause) {
      const error = namedError(cause);
      return waiting.splice(0).forEach((job) => job.reject(error));
    }
    const finishedJobs: FinishedJob[] = [];
    try {
      await runJobs(finishedJobs);
      connection.exec("commit");
    } catch (cause) {
      const error = namedError(cause);
      finishedJobs.forEach(({ job }) => job.reject(error));
      return undo();
    }
    const pending = finishedJobs.map(({ changes }) => changes.flatMap(committed));
    for (const [at, { job, value }] of finishedJobs.entries()) acknowledge(job, value, pending[at] ?? []);
  }

  function acknowledge(job: Job, value: unknown, pending: readonly Promise<void>[]): void {
    if (pending.length === 0) job.resolve(value);
    else void settledSoon(pending).then(() => job.resolve(value));
  }

  function undo(): void {
    if (connection.isInTransaction) connection.exec("rollback");
  }

  async function runJobs(finishedJobs: FinishedJob[]): Promise<void> {
    /** of the job before */
    let failure: unknown;
    for (let count = 0; count < maxJobs; count += 1) {
      const job = waiting.shift();
      if (!job) return;
      const finishedJob = await runJob(job, (error) => (failure = error));
      if (finishedJob) finishedJobs.push(finishedJob);
      // A full disk can make SQLite roll everything back by itself: work that seemed done is then gone as well.
      if (!connection.isInTransaction) throw new AppError("database/network-error", { cause: failure });
    }
  }

  /** A job's result, or null when it failed and its changes were rolled back. */
  async function runJob(job: Job, onFailure: (error: unknown) => void): Promise<FinishedJob | null> {
    const changes: Change[] = [];
    try {
      connection.prepare("savepoint job").run();
      const value = await job.work({ db, announce: (change) => void changes.push(change) });
      connection.prepare("release job").run();
      return { job, value, changes };
    } catch (error) {
      onFailure(error);
      // First of all: the rollback may fail as well, and then the whole batch fails.
      job.reject(namedError(error));
      if (connection.isInTransaction) {
        connection.prepare("rollback to job").run();
        connection.prepare("release job").run();
      }
      return null;
    }
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        running ??= run();
      }),
    async idle() {
      // No more work is submitted after this call, so the running batch is the last.
      await running;
    },
  };
}

/** No other user in this process can hold the lock now; another program that opened the file may, for a moment. */
async function begin(connection: SqliteConnection): Promise<void> {
  for (let retries = 0; ; retries += 1) {
    try {
      return connection.exec("begin immediate");
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
      if (retries === MAX_RETRIES) throw new AppError("database/contention", { cause });
      await pause(retryDelayMs(retries));
    }
  }
}

function namedError(error: unknown): unknown {
  return isUnusable(error) ? new AppError("database/network-error", { cause: error }) : error;
}
