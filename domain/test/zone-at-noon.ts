import { dayMs, hourMs } from "../src/time/units.ts";

/**
 * The time zone where it is between 12:00 and 13:00 now, so that a card that is due in ten minutes is in the same study day, at any time of the test.
 */
export function zoneAtNoon(now = Date.now()): string {
  const hoursPastNoon = Math.floor((now % dayMs) / hourMs) - 12;
  // A browser calls Etc/GMT "UTC", which a server takes anyway: it would never be told. This zone has the same time all year.
  if (hoursPastNoon === 0) return "Africa/Abidjan";
  // The signs of these zone names are reversed.
  return `Etc/GMT${hoursPastNoon > 0 ? "+" : "-"}${Math.abs(hoursPastNoon)}`;
}
