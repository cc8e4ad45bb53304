import { hourMs } from "@recollect/domain/time/units.ts";

/** Decks of others an hour that the files of a student may name in vain. */
const mostMisses = 60;

/** More students are not remembered; who missed longest ago is forgotten first. */
const mostRemembered = 10_000;

export type MissedDecks = ReturnType<typeof createMissedDecks>;

/**
 * Keeps who writes a file themselves from finding Unlisted decks with it: a file can name a hundred thousand. Beyond the hour's share no deck of others
 * is looked for, whether it is there or not. Counted in this process, as the misses of requests are (http/limits/limit-misses.ts).
 */
export function createMissedDecks(clock: () => number) {
  const counts = new Map<string, { misses: number; /** ms since 1970 */ since: number }>();

  function countOf(uid: string) {
    const now = clock();
    const kept = counts.get(uid);
    return kept && now - kept.since < hourMs && kept.since <= now ? kept : { misses: 0, since: now };
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
