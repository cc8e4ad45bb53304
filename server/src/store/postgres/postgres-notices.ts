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
export type Notice = { from: string; change: Change | null };

export type Notices = {
  /**
   * Sends them in order, together with others that wait, and retries until the database accepts them. The first statement is sent at once, or, if
   * this process's own lists are being updated, after their queries.
   */
  send(changes: readonly (Change | null)[], given?: { ownListsFirst: boolean }): void;
  /** Resolves when all are sent, or when one last attempt has failed. */
  close(): Promise<void>;
};

type Given = { from: string; say: (payloads: readonly string[]) => Promise<void> };

/**
 * Notifies the other processes of committed changes. PostgreSQL lets only one transaction with a notification commit at a time, and each waits for
 * the disk; so notices are sent after their transactions, in statements that wait for no disk. A killed process does not send its last ones: the next
 * one to start makes up for that.
 */
export function createNotices({ from, say }: Given): Notices {
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;
  let isClosing = false;
  let ownListsFirst = false;

  async function sendAll(): Promise<void> {
    let failures = 0;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxAtOnce);
      if (ownListsFirst) await new Promise<void>((resolve) => process.nextTick(resolve));
      ownListsFirst = false;
      try {
        await say(batch);
        failures = 0;
      } catch {
        if (isClosing) break;
        waiting = batch.length + waiting.length > maxWaiting ? [payload(from, null)] : [...batch, ...waiting];
        failures += 1;
        await pause(retryDelayMs(failures));
      }
    }
    sending = null;
  }

  return {
    send(changes, given) {
      if (changes.length === 0) return;
      waiting.push(...changes.map((change) => payload(from, change)));
      ownListsFirst ||= given?.ownListsFirst === true;
      sending ??= sendAll();
    },
    async close() {
      isClosing = true;
      await sending;
    },
  };
}

/** A deck's change whose moment is known tells what it left, if that fits in: the other processes then need not read it. */
function payload(from: string, change: Change | null): string {
  const plain = JSON.stringify({ from, change } satisfies Notice);
  if (change?.kind !== "deck" || change.moment === undefined || change.now === undefined) return plain;
  const left = change.now(-Infinity);
  const whole = left === null ? plain : JSON.stringify({ from, change: { ...change, left } } satisfies Notice);
  return Buffer.byteLength(whole) > maxNoticeBytes ? plain : whole;
}
