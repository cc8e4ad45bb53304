import { AppError } from "@recollect/domain/errors/app-error.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import type { Context } from "hono";

import { createLeakyBucket, type Pace } from "../../http/limits/leaky-bucket.ts";

/**
 * What guests of one address may do. A school has one address: 300 players look for a round and join it in the same minute, and each answers and reads a few times a
 * question; pictures count by their length.
 */
const paces = {
  join: { burst: 700, aSecond: 5 },
  play: { burst: 6000, aSecond: 300 },
  media: { burst: 6000, aSecond: 100 },
} as const satisfies Record<string, Pace>;

/** Wrong codes of an address in a minute, as many as those of groups. */
const mostMisses = 60;

/** The addresses whose misses are remembered; the oldest is dropped first. */
const mostRemembered = 10_000;

/** The length of a unit of media, in bytes; a file counts for one more. */
const unitBytes = 100 * 1024;

type GuestsPaceDeps = {
  /** ms since 1970 */
  clock: () => number;
  /** false lifts the limits */
  limits: boolean;
  addressOf: (c: Context) => string;
};

export type GuestsPace = ReturnType<typeof createGuestsPace>;

/** Limits what the guests of one address do, in this process. */
export function createGuestsPace({ clock, limits, addressOf }: GuestsPaceDeps) {
  const buckets = {
    join: createLeakyBucket(paces.join, clock),
    play: createLeakyBucket(paces.play, clock),
    media: createLeakyBucket(paces.media, clock),
  };
  const misses = new Map<string, { count: number; since: number }>();

  function count(c: Context, kind: keyof typeof paces, amount: number): void {
    if (!limits) return;
    const retryAfterSeconds = buckets[kind].count(addressOf(c), amount);
    if (retryAfterSeconds !== null) throw new AppError("api/rate-limit", { details: { retryAfterSeconds } });
  }

  function missesOf(address: string): { count: number; since: number } {
    const known = misses.get(address);
    if (known && clock() - known.since < minuteMs && known.since <= clock()) return known;
    const fresh = { count: 0, since: clock() };
    misses.delete(address);
    misses.set(address, fresh);
    const [oldest] = misses.size > mostRemembered ? misses.keys() : [];
    if (oldest !== undefined) misses.delete(oldest);
    return fresh;
  }

  return {
    /** Counts a request of a player. Throws `api/rate-limit`. */
    play: (c: Context) => count(c, "play", 1),

    /** Counts a picture or a sound of this length. Throws `api/rate-limit`. */
    media: (c: Context, bytes: number) => count(c, "media", Math.min(1 + bytes / unitBytes, paces.media.burst / 2)),

    /** Runs work with a typed code; a wrong one counts. Throws `api/rate-limit`, `round/too-many-codes`, and what the work throws. */
    async withCode<T>(c: Context, work: () => Promise<T>): Promise<T> {
      count(c, "join", 1);
      const ofAddress = missesOf(addressOf(c));
      if (limits && ofAddress.count >= mostMisses) {
        const retryAfterSeconds = Math.max(1, Math.ceil((ofAddress.since + minuteMs - clock()) / 1000));
        throw new AppError("round/too-many-codes", { details: { retryAfterSeconds } });
      }
      try {
        return await work();
      } catch (error) {
        if (error instanceof AppError && error.code === "round/code-unknown") ofAddress.count += 1;
        throw error;
      }
    },
  };
}
