import { setImmediate } from "node:timers/promises";

import { leftBehind } from "./collect-garbage.ts";
import { createFairQueue } from "./fair-queue.ts";
import { LARGE_BYTES } from "./request-size.ts";

/** A text of this length takes some ms to read and parse, and several times its size in memory. */
export const longBytes = 256 * 1024;

const inTurn = createFairQueue({ atOnce: 1, mostWaiting: 500 });

/**
 * Runs work that reads this many bytes of cards' texts and keeps none of them. Work on long texts is done one at a time for all students, who take
 * turns, each piece in its own turn of the event loop. The work must not call this function: it would wait for itself. Throws
 * `request/too-many-at-once`.
 */
export async function readingTexts<T>(uid: string, bytes: number, work: () => Promise<T>): Promise<T> {
  if (bytes < longBytes) return work();
  return inTurn(uid, async () => {
    // Other requests are served between two texts.
    await setImmediate();
    try {
      return await work();
    } finally {
      if (bytes >= LARGE_BYTES) leftBehind(2 * bytes);
    }
  });
}
