import { hourMs } from "@recollect/domain/time/units.ts";

/** The number of unknown decks of others per hour that a student's files may name. */
const mostMisses = 60;

/** The most students remembered; the one whose last miss is the oldest is dropped first. */
const mostRemembered = 10_000;

export type MissedDecks = ReturnType<typeof createMissedDecks>;

/**
 * Prevents crafted files from probing for Unlisted decks: a file can name a hundred thousand. Beyond the hourly limit, others' decks are
 * not looked up, whether they exist or not. Counted in this process, like the misses of requests (http/limits/limit-misses.ts).
 */
export function createMissedDecks(clock: () => number) {
  const counts = new Map<string, { misses: number; /** ms since 1970 */ since: number }>();

  function countOf(uid: string) {
    const now = clock();
    const counter = counts.get(uid);
    return counter && now - counter.since < hourMs && counter.since <= now ? counter : { misses: 0, since: now };
  }

  return (uid: string) => ({
    mayLook: () => countOf(uid).misses < mostMisses,
    missed(): void {
      const { misses, since } = countOf(uid);
      counts.delete(uid);
      counts.set(uid, { misses: misses + 1, since });
      const [oldest] = counts.keys();
      if (counts.size > mostRemembered && oldest !== undefined) counts.delete(oldest);
    },
  });
}
