import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { fsrsMemoryOf, normal, type MemoryKind } from "../memory.ts";

export const year = { cards: 1000, days: 365, newPerDay: 10, students: 60 } as const;

/** A simulated student: how they forget, and on which days they don't study. */
export type Student = { seed: number; scale: number; growth: number; kind: MemoryKind; isOff: (day: number) => boolean };

/**
 * Sixty students with different memories: the average's recall after a day is theirs after 0.3 to 3 days, the spread of their cards' difficulty and
 * of their reviews differs, and they miss up to a day in four.
 */
export function studentOf(seed: number): Student {
  const random = seededRandom(`student ${seed}`);
  const scale = 0.3 * 10 ** (seed / (year.students - 1));
  const noise = { stability: 0.2 + 0.5 * random(), difficulty: 0.5 + 2 * random(), growth: 0.1 + 0.4 * random() };
  const growth = Math.exp(0.2 * normal(random));
  const offShare = 0.25 * random();
  const days = Array.from({ length: year.days }, () => random() < offShare);
  return {
    seed,
    scale,
    growth,
    kind: fsrsMemoryOf(`${scale.toFixed(2)} times the average`, { scale, growth, noise }),
    isOff: (day) => days[day] ?? false,
  };
}
