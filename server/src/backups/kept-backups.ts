import { dayMs } from "@recollect/domain/time/units.ts";

/** How many backups are kept: the newest of each of the last days, and of the last weeks, that have one. */
export const BACKUPS = { daily: 7, weekly: 4 } as const;

/** 1970 began on a Thursday; weeks begin on Mondays. */
const mondayOffset = 3;

/** The times (ms since 1970) of superfluous backups. */
export function superfluousBackups(times: readonly number[]): number[] {
  const newestFirst = times.toSorted((a, b) => b - a);
  const keptTimes = new Set([
    ...newestOfEach(newestFirst, BACKUPS.daily, (time) => Math.floor(time / dayMs)),
    ...newestOfEach(newestFirst, BACKUPS.weekly, (time) => Math.floor((Math.floor(time / dayMs) + mondayOffset) / 7)),
  ]);
  return newestFirst.filter((time) => !keptTimes.has(time));
}

function newestOfEach(newestFirst: readonly number[], most: number, bucketOf: (time: number) => number): number[] {
  const newest = new Map<number, number>();
  for (const time of newestFirst) if (!newest.has(bucketOf(time))) newest.set(bucketOf(time), time);
  return [...newest.values()].slice(0, most);
}
