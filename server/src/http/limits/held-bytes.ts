import { setTimeout as pause } from "node:timers/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";

/** How often it is looked whether there is room, in ms. */
const lookEveryMs = 20;

export type Holding = {
  /** From now on it is not cut off. */
  keep(): void;
  /** Nothing is held any more. */
  done(): void;
};

export type HeldBytes = {
  /** Resolves when so many bytes more may be held, in the order of arrival. Throws `request/too-many-at-once` when that takes too long. */
  room(bytes: number): Promise<void>;
  /** Counts them; `cut` ends their holder before its time. */
  hold(bytes: number, cut: () => void): Holding;
};

type Limits = {
  /** bytes */ most: number;
  /** how long each has while others wait, in ms */
  patienceMs: number;
  /** how long one waits for the others, in ms */
  waitMs: number;
};

/**
 * Bounds the bytes that are in memory for all senders, or readers, together. While others wait, one that takes longer than its patience is cut off, so
 * that slow ones keep no one waiting.
 */
export function createHeldBytes({ most, patienceMs, waitMs }: Limits): HeldBytes {
  type One = { bytes: number; since: number; cut: (() => void) | null };
  /** the longest held comes first */
  const all = new Set<One>();
  let total = 0;
  let lastInLine: Promise<void> = Promise.resolve();

  function drop(one: One): void {
    if (all.delete(one)) total -= one.bytes;
  }

  function cutOldest(): void {
    const latest = performance.now() - patienceMs;
    for (const one of all) {
      if (one.cut === null || one.since > latest) continue;
      drop(one);
      return one.cut();
    }
  }

  const isFull = (bytes: number) => all.size > 0 && total + bytes > most;

  async function roomFor(bytes: number, askedAt: number): Promise<void> {
    for (; isFull(bytes); await pause(lookEveryMs)) {
      cutOldest();
      if (performance.now() - askedAt > waitMs) throw new AppError("request/too-many-at-once", { details: { retryAfterSeconds: 5 } });
    }
  }

  return {
    room(bytes) {
      const askedAt = performance.now();
      const mine = lastInLine.then(() => roomFor(bytes, askedAt));
      lastInLine = mine.catch(() => {});
      return mine;
    },
    hold(bytes, cut) {
      const one: One = { bytes, since: performance.now(), cut };
      all.add(one);
      total += bytes;
      return { keep: () => void (one.cut = null), done: () => drop(one) };
    },
  };
}
