import { setTimeout as pause } from "node:timers/promises";

import { retryDelayMs } from "../retries.ts";
import type { Change } from "../store.ts";

/** How many notices go out in one statement. */
const maxAtOnce = 500;

/** How many may wait while the database is away; where more would, one that says "look at everything" takes the place of all. */
const maxWaiting = 5_000;

/** What travels between processes: what changed, or null for "look at everything". Each skips its own, which it has told already. */
export type Notice = { from: string; change: Change | null };

export type Notices = {
  /** Sends them off, in order, together with what else is waiting, and again and again until the database takes them. */
  send(changes: readonly (Change | null)[]): void;
  /** Resolves when all are sent, or when one last try has failed. */
  close(): Promise<void>;
};

type Given = { from: string; say: (payloads: readonly string[]) => Promise<void> };

/**
 * Tells the other processes of what is committed. PostgreSQL lets only one transaction with a notice commit at a time, and
 * each then waits for the disk; so notices go out after their transactions, and by themselves, which waits for no disk.
 * A process that is killed in between leaves its last ones unsaid: the next one to start makes up for that.
 */
export function createNotices({ from, say }: Given): Notices {
  let waiting: (Change | null)[] = [];
  let sending: Promise<void> | null = null;
  let isClosing = false;

  async function sendAll(): Promise<void> {
    let failures = 0;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxAtOnce);
      // What this process's own lists ask the database goes first.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      try {
        await say(batch.map((change) => JSON.stringify({ from, change } satisfies Notice)));
        failures = 0;
      } catch {
        if (isClosing) break;
        waiting = batch.length + waiting.length > maxWaiting ? [null] : [...batch, ...waiting];
        failures += 1;
        await pause(retryDelayMs(failures));
      }
    }
    sending = null;
  }

  return {
    send(changes) {
      if (changes.length === 0) return;
      waiting.push(...changes);
      sending ??= sendAll();
    },
    async close() {
      isClosing = true;
      await sending;
    },
  };
}
