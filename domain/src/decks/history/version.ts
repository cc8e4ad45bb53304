import type { Card } from "../../cards/card.ts";
import type { ChangeCounts } from "./card-changes.ts";
import { dayMs } from "../../time/units.ts";

/** How earlier versions of a deck are kept: all of the last day, then one an hour for a week, then one a day for 90 days. */
export const HISTORY = {
  allMs: dayMs,
  hourlyMs: 7 * dayMs,
  dailyMs: 90 * dayMs,
  days: 90,
  /** of one deck in the last day; older ones of that day are kept as those of the week */
  mostOfTheLastDay: 1000,
} as const;

/** An earlier version of a deck, as the list holds it; the counts are what the save after it did. */
export type VersionSummary = ChangeCounts & {
  /** the deck's revision of that time */
  revision: number;
  /** ms since 1970 */
  savedAt: number;
  title: string;
  cardCount: number;
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
