import { AppError } from "@recollect/domain/errors/app-error.ts";

import { createLeakyBucket } from "../../../http/limits/leaky-bucket.ts";

/** The rate, in bytes, at which a student may write decks: a book an hour, not a library. */
const pace = { burst: 64 * 1024 * 1024, aSecond: 128 * 1024 };

type WriteRateOptions = { /** ms since 1970 */ clock: () => number; /** false counts nothing */ limits: boolean };

export type WriteRate = {
  /** Counts a write before it is done. Throws `deck/written-too-much`, with `retryAfterSeconds`, and then counts nothing. */
  count(uid: string, bytes: number): void;
};

/** Limits how fast one student can fill the disk: a copy costs its sender a few bytes, and the server the whole deck. */
export function createWriteRate({ clock, limits }: WriteRateOptions): WriteRate {
  const bucket = createLeakyBucket(pace, clock);
  return {
    count(uid, bytes) {
      const retryAfterSeconds = limits ? bucket.count(uid, bytes) : null;
      if (retryAfterSeconds !== null) throw new AppError("deck/written-too-much", { details: { retryAfterSeconds } });
    },
  };
}
