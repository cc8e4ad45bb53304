import type { Card } from "../../cards/card.ts";
import type { ChangeCounts } from "./card-changes.ts";
import { dayMs } from "../../time/units.ts";

/** Which earlier versions of a deck are kept: all of the last day, then one for each hour of a week, then one for each day of 90 days. */
export const HISTORY = {
  allMs: dayMs,
  hourlyMs: 7 * dayMs,
  dailyMs: 90 * dayMs,
  days: 90,
  /** of one deck in the last day; older ones of that day are thinned out like those of the week */
  mostOfTheLastDay: 1000,
} as const;

/** An earlier version of a deck in the list; the counts are the changes of the save after it. */
export type VersionSummary = ChangeCounts & {
  /** the deck's revision at that time */
  revision: number;
  /** ms since 1970 */
  savedAt: number;
  title: string;
  cardCount: number;
  /** the readers whose suggested words the save after it took; absent if it took none */
  wordsOf?: string[];
  /** the co-author who made the save after it, as an author label; absent if the deck's owner did */
  savedBy?: string;
};

/** An earlier version, whole. `id` is the deck's. */
export type DeckVersion = {
  id: number;
  revision: number;
  /** ms since 1970 */
  savedAt: number;
  title: string;
  description: string;
  cardCount: number;
  cards: readonly Card[];
};
