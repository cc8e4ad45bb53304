import { setTimeout as pause } from "node:timers/promises";

import { retryDelayMs } from "../retries.ts";
import type { Change } from "../store.ts";

/** Notices sent in one statement. */
const maxAtOnce = 500;

/** How many may wait while the database is away; beyond that a single "look at everything" replaces them all. */
const maxWaiting = 5_000;

/** PostgreSQL refuses notices of 8,000 bytes and more. */
const maxNoticeBytes = 7_999;

/** A message between processes: a change, or null for "look at everything". Each process skips its own, which it has published already. */
export type Notice = {
  from: string;
  change: Change | null;
  /** of a notice that only asks whether notices come back to the process that sent it */
  echo?: string;
};

export type Notices = {
  /**
   * Sends them in order, together with others that wait, and retries until the database accepts them. The first statement is sent at once, or, if
   * this process's own lists are being updated, after their queries.
   */
  send(changes: readonly (Change | null)[], options?: { ownListsFirst: boolean }): void;
  /** Resolves when all are sent, or when one last attempt has failed. */
  close(): Promise<void>;
};

type PostgresNoticesOptions = { from: string; say: (payloads: readonly string[]) => Promise<void> };

/**
 * Notifies the other processes of committed changes. PostgreSQL lets only one transaction with a notification commit at a time, and each waits for
 * the disk; so notices are sent after their transactions, in statements that wait for no disk. A killed process does not send its last ones: the next
 * one to start makes up for that.
 */
export function createNotices({ from, say }: PostgresNoticesOptions): Notices {
  let waiting: Waiting[] = [];
  let sending: Promise<void> | null = null;
  let isClosing = false;
  let ownListsFirst = false;

  async function sendAll(): Promise<void> {
    let failures = 0;
    while (waiting.length > 0) {
      if (failures > 0) waiting = waiting.map(({ plain }) => ({ text: plain, plain }));
      const batch = waiting.splice(0, maxAtOnce);
      if (ownListsFirst) await new Promise<void>((resolve) => process.nextTick(resolve));
      ownListsFirst = false;
      try {
        await say(batch.map(({ text }) => text));
        failures = 0;
      } catch {
        if (isClosing) break;
        const again = [...batch, ...waiting];
        waiting = again.length > maxWaiting ? [payload(from, null)] : again;
        failures += 1;
        await pause(retryDelayMs(failures));
      }
    }
    sending = null;
  }

  return {
    send(changes, options) {
      if (changes.length === 0) return;
      waiting.push(...changes.map((change) => payload(from, change)));
      ownListsFirst ||= options?.ownListsFirst === true;
      sending ??= sendAll();
    },
    async close() {
      isClosing = true;
      await sending;
    },
  };
}

/**
 * What is sent of a change, and what is sent once sending has failed: the database may have gone over to a replica that lost the change, so
 * the other processes have to read what it left.
 */
type Waiting = { text: string; plain: string };

/** A deck's change whose moment is known tells what it left, if that fits in: the other processes then need not read it. */
function payload(from: string, change: Change | null): Waiting {
  const plain = JSON.stringify({ from, change } satisfies Notice);
  if (change?.kind !== "deck" || change.moment === undefined || change.now === undefined) return { text: plain, plain };
  const lastSummary = change.now(-Infinity);
  const whole = lastSummary === null ? plain : JSON.stringify({ from, change: { ...change, left: lastSummary } } satisfies Notice);
  return { text: Buffer.byteLength(whole) > maxNoticeBytes ? plain : whole, plain };
}
