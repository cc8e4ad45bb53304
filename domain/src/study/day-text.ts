import type { Day } from "./day.ts";
import { dayMs } from "../time/units.ts";

/** The day as `2026-03-29`. */
export function dayText(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** The day of a text such as `2026-03-29`; null for an invalid one, such as `2026-02-30`. */
export function dayFromText(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(at)) return null;
  const day = at / dayMs;
  return dayText(day) === text ? day : null;
}

/** The day of the week, 0 for Monday to 6 for Sunday: a calendar's row. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}
