import { AppError } from "@recollect/domain/errors/app-error.ts";

/** How many bytes of decks a student may write at once, and how many more with each second that passes: a book an hour, not a library. */
const burstBytes = 64 * 1024 * 1024;
const bytesASecond = 128 * 1024;

/** How many students are remembered; one whose burst is whole again needs no remembering. */
const mostRemembered = 10_000;

type Given = { /** ms since 1970 */ clock: () => number; /** false counts nothing */ limits: boolean };

export type WriteRate = {
  /** Counts what is about to be written. Throws `deck/written-too-much`, with `retryAfterSeconds`, and counts nothing then. */
  count(uid: string, bytes: number): void;
};

/** Bounds how fast one student fills the disk: a copy costs its sender a few bytes, and the server all of the deck. */
export function createWriteRate({ clock, limits }: Given): WriteRate {
  const students = new Map<string, { spent: number; at: number }>();

  function forgetRested(now: number): void {
    for (const [uid, { spent, at }] of students) if (spentBy(spent, now - at) === 0) students.delete(uid);
  }

  return {
    count(uid, bytes) {
      if (!limits) return;
      const now = clock();
      const known = students.get(uid);
      const spent = (known ? spentBy(known.spent, now - known.at) : 0) + bytes;
      if (spent > burstBytes) {
        const retryAfterSeconds = Math.ceil((spent - burstBytes) / bytesASecond);
        throw new AppError("deck/written-too-much", { details: { retryAfterSeconds } });
      }
      if (students.size >= mostRemembered) forgetRested(now);
      students.set(uid, { spent, at: now });
    },
  };
}

/** What is left of the bytes that were spent so many ms ago; a clock that was set back takes nothing off. */
function spentBy(spent: number, ms: number): number {
  return Math.max(0, spent - (Math.max(0, ms) / 1000) * bytesASecond);
}
