import { dayMs } from "../time/units.ts";

/** What a Public deck is worth to others: all but its authors, who are its owner and its co-authors. Numbers are counted up to `WORTH.mostCounted`. */
export type DeckWorth = {
  /** in whose lists it is */
  saved: number;
  /** who has studied a card of it */
  studying: number;
  /** who found it helpful, as far as they count (`THANKS`), and the reader's own thanks */
  thanks: number;
  /** whether the reader found it helpful */
  isThanked: boolean;
  /** whether the reader may find it helpful: not one of its authors */
  mayThank: boolean;
  /** when the author last took a suggested correction, in ms since 1970; null for never */
  correctedAt: number | null;
};

export const WORTH = {
  /** more are not counted */
  mostCounted: 1000,
  /** a correction is lately if it was taken in this time */
  latelyMs: 90 * dayMs,
} as const;

/**
 * Whose thanks others see counted: people whose profile has this age, and who have studied on this number of days. Accounts that are made only to push a
 * deck don't count, and suspended ones never do.
 */
export const THANKS = { leastAgeMs: 7 * dayMs, leastStudyDays: 2 } as const;
