/** How much a student may do at once, and how much more each second. */
export type Pace = { burst: number; aSecond: number };

/** Students remembered; one whose burst is full again is dropped. */
const mostRemembered = 10_000;

/** Limits how fast each student does something, in this process. */
export function createLeakyBucket({ burst, aSecond }: Pace, clock: /** ms since 1970 */ () => number) {
  const students = new Map<string, { spent: number; at: number }>();

  /** The spent amount that still counts after this many ms; a clock that was set back changes nothing. */
  function leftOf(amount: number, ms: number): number {
    return Math.max(0, amount - (Math.max(0, ms) / 1000) * aSecond);
  }

  function forgetRested(now: number): void {
    for (const [uid, { spent, at }] of students) if (leftOf(spent, now - at) === 0) students.delete(uid);
  }

  return {
    /** Counts an action and returns null; or returns how long to wait, in seconds, and counts nothing. */
    count(uid: string, amount: number): number | null {
      const now = clock();
      const bucket = students.get(uid);
      const spent = (bucket ? leftOf(bucket.spent, now - bucket.at) : 0) + amount;
      if (spent > burst) return Math.ceil((spent - burst) / aSecond);
      if (students.size >= mostRemembered) forgetRested(now);
      students.set(uid, { spent, at: now });
      return null;
    },
  };
}
