import { dayMs, hourMs } from "../src/time/units.ts";

/**
 * The time zone where it is between 12:00 and 13:00 now, so that a card that is due in ten minutes is in the same study day, at any time of the test.
 */
export function zoneAtNoon(now = Date.now()): string {
  const hoursPastNoon = Math.floor((now % dayMs) / hourMs) - 12;
  if (hoursPastNoon === 0) return "Etc/GMT";
  // The signs of these zone names are reversed.
  return `Etc/GMT${hoursPastNoon > 0 ? "+" : "-"}${Math.abs(hoursPastNoon)}`;
}
