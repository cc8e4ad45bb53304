import { AppError } from "@recollect/domain/errors/app-error.ts";

import { createLeakyBucket } from "../../../http/limits/leaky-bucket.ts";

/** How many bytes of decks a student may write: a book an hour, not a library. */
const pace = { burst: 64 * 1024 * 1024, aSecond: 128 * 1024 };

type Given = { /** ms since 1970 */ clock: () => number; /** false counts nothing */ limits: boolean };

export type WriteRate = {
  /** Counts what is about to be written. Throws `deck/written-too-much`, with `retryAfterSeconds`, and counts nothing then. */
  count(uid: string, bytes: number): void;
};

/** Bounds how fast one student fills the disk: a copy costs its sender a few bytes, and the server all of the deck. */
export function createWriteRate({ clock, limits }: Given): WriteRate {
  const bucket = createLeakyBucket(pace, clock);
  return {
    count(uid, bytes) {
      const retryAfterSeconds = limits ? bucket.count(uid, bytes) : null;
      if (retryAfterSeconds !== null) throw new AppError("deck/written-too-much", { details: { retryAfterSeconds } });
    },
  };
}
