import { Worker } from "node:worker_threads";

import { bareEnvironment } from "../../threads/bare-environment.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";

/** As many pages (4 KB each) of the log are carried over together: most pages stand in it several times, and each is carried over once. */
const pagesTogether = 2000;

/** A thread without work ends after this time. */
const idleMs = 10_000;

/** A SQLite before 3.51 would carry over where this one counts; then the commits do it, as if there were no thread. */
const [, minor = 0] = (process.versions["sqlite"] ?? "").split(".").map(Number);
const canCount = minor >= 51;

type Checkpoints = {
  /** Begins to carry over if there is enough. The writer is not in a transaction. */
  look(): void;
  /** resolves when nothing of it uses the file any more */
  end(): Promise<void>;
};

/**
 * Carries the log of a SQLite database over into its file, in a thread of its own, so that no writer waits for it: under load that was a fifth of their
 * time. Should the thread fail, commits do it as soon as the log is longer than `checkpointPages`.
 */
export function createCheckpoints(path: string, writer: SqliteConnection): Checkpoints {
  let thread: Worker | null = null;
  let isAtWork = false;
  let idle: NodeJS.Timeout | undefined;

  function startWorker(): Worker {
    const worker = new Worker(new URL("./checkpoint-thread.ts", import.meta.url), { workerData: path, env: bareEnvironment });
    worker.unref();
    worker.on("message", () => {
      isAtWork = false;
      idle = setTimeout(() => void end(), idleMs).unref();
    });
    // It counts as at work from now on, and no other is started: what fails here fails for commits as well, which then say so.
    worker.on("error", () => {});
    return worker;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    await ending?.terminate();
  }

  /** How many pages of the log are not carried over yet. */
  function pagesLeft(): number {
    const [row] = writer.prepare("pragma wal_checkpoint(noop)").all();
    return Number(row?.["log"]) - Number(row?.["checkpointed"]);
  }

  return {
    look() {
      if (!canCount || isAtWork || pagesLeft() < pagesTogether) return;
      clearTimeout(idle);
      isAtWork = true;
      thread ??= startWorker();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage("carry over");
    },
    end,
  };
}
