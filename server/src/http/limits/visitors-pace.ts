import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import { createLeakyBucket, type Pace } from "./leaky-bucket.ts";

/**
 * What visitors of one address may read, in units of a reply's length. A class has one address: thirty pupils open a deck at once and reload it, each with its
 * pictures. Whoever copies deck after deck gets a megabyte of cards a second.
 */
const paces = { deck: { burst: 600, aSecond: 10 }, media: { burst: 3000, aSecond: 50 } } as const satisfies Record<string, Pace>;

/** The length of a unit, in bytes; a reply counts for one more, since it costs something by itself. */
const unitBytes = 100 * 1024;

/** The longest reply counts as this much of a burst, or nobody could read it. */
const mostOfBurst = 0.5;

type PaceOptions = {
  /** ms since 1970 */
  clock: () => number;
  /** false lifts the limits */
  limits: boolean;
  addressOf: (c: Context) => string;
};

export type VisitorsPace = ReturnType<typeof createVisitorsPace>;

/** Limits how much visitors of one address read, in this process. */
export function createVisitorsPace({ clock, limits, addressOf }: PaceOptions) {
  const buckets = { deck: createLeakyBucket(paces.deck, clock), media: createLeakyBucket(paces.media, clock) };
  return {
    /** Counts a reply of this length to a visitor. Throws `api/rate-limit`, with `retryAfterSeconds`. */
    count(c: Context, kind: keyof typeof paces, bytes: number): void {
      if (!limits) return;
      const units = Math.min(1 + bytes / unitBytes, paces[kind].burst * mostOfBurst);
      const retryAfterSeconds = buckets[kind].count(addressOf(c), units);
      if (retryAfterSeconds !== null) throw new AppError("api/rate-limit", { details: { retryAfterSeconds } });
    },
  };
}
