import { HISTORY } from "./version.ts";
import { dayMs, hourMs } from "../../time/units.ts";

/** `replacedAt` (ms since 1970) is when the next save came: a version's age counts from there. */
export type KeptVersion = { revision: number; replacedAt: number };

/**
 * The revisions of a deck that are superfluous. The first version of an hour, or a day, stays: the deck at the beginning of that hour. So
 * the result does not depend on how often this runs.
 */
export function superfluousVersions(versions: readonly KeptVersion[], now: number): number[] {
  const inOrder = versions.toSorted((a, b) => a.replacedAt - b.replacedAt || a.revision - b.revision);
  const firstOfTheNewest = inOrder.length - HISTORY.mostOfTheLastDay;
  const [hours, days] = [new Set<number>(), new Set<number>()];
  const superfluous: number[] = [];
  for (const [at, { revision, replacedAt }] of inOrder.entries()) {
    const age = now - replacedAt;
    const isFirstOfHour = isFirst(hours, Math.floor(replacedAt / hourMs));
    const isFirstOfDay = isFirst(days, Math.floor(replacedAt / dayMs));
    const isKept =
      age < HISTORY.allMs && at >= firstOfTheNewest ? true : age < HISTORY.hourlyMs ? isFirstOfHour : age < HISTORY.dailyMs && isFirstOfDay;
    if (!isKept) superfluous.push(revision);
  }
  return superfluous;
}

function isFirst(seenValues: Set<number>, value: number): boolean {
  if (seenValues.has(value)) return false;
  seenValues.add(value);
  return true;
}
