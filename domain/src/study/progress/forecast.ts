import { dayAt, type Day } from "../day.ts";

/** How many cards are due on a day. */
export type DueOnDay = { readonly day: Day; readonly due: number };

/** A day's known reviews, and the new cards that the plans of exams have for it; `newCards` is left out where there are none. */
export type PlannedDay = DueOnDay & { readonly newCards?: number };

/** How many cards are planned for a day: reviews and new ones. */
export function plannedCards({ due, newCards = 0 }: PlannedDay): number {
  return due + newCards;
}

type ForecastSpan = {
  readonly today: Day;
  /** the number of days, including today */
  readonly days: number;
  /** see `dayShiftMs` in day.ts; the forecast ignores clock changes */
  readonly dayShiftMs: number;
};

/**
 * The known future reviews, from each card's due time (ms since 1970); overdue cards count today. New and forgotten cards are not included.
 * `count` is for cards that are due at the same time.
 */
export function forecastOf(dues: Iterable<{ due: number; count?: number }>, { today, days, dayShiftMs }: ForecastSpan): DueOnDay[] {
  const counts = new Array<number>(days).fill(0);
  for (const { due, count = 1 } of dues) {
    const at = Math.max(0, dayAt(due, dayShiftMs) - today);
    if (at < days) counts[at] = (counts[at] ?? 0) + count;
  }
  return counts.map((due, at) => ({ day: today + at, due }));
}
