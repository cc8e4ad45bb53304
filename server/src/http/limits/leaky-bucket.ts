/** How much a student may do at once, and how much more with each second that passes. */
export type Pace = { burst: number; aSecond: number };

/** How many students are remembered; one whose burst is whole again needs no remembering. */
const mostRemembered = 10_000;

/** Bounds how fast each student does something, in this process. */
export function createLeakyBucket({ burst, aSecond }: Pace, clock: /** ms since 1970 */ () => number) {
  const students = new Map<string, { spent: number; at: number }>();

  /** What is left of what was spent so many ms ago; a clock that was set back takes nothing off. */
  function leftOf(spent: number, ms: number): number {
    return Math.max(0, spent - (Math.max(0, ms) / 1000) * aSecond);
  }

  function forgetRested(now: number): void {
    for (const [uid, { spent, at }] of students) if (leftOf(spent, now - at) === 0) students.delete(uid);
  }

  return {
    /** Counts what is about to be done, and returns null; or how long to wait for it, in seconds, and counts nothing. */
    count(uid: string, amount: number): number | null {
      const now = clock();
      const known = students.get(uid);
      const spent = (known ? leftOf(known.spent, now - known.at) : 0) + amount;
      if (spent > burst) return Math.ceil((spent - burst) / aSecond);
      if (students.size >= mostRemembered) forgetRested(now);
      students.set(uid, { spent, at: now });
      return null;
    },
  };
}
