import { dayMs, hourMs } from "../src/time/units.ts";

/** The time zone where it is between 12:00 and 13:00 now. A card that comes again in ten minutes is part of the study day there, at whatever hour a test runs. */
export function zoneAtNoon(now = Date.now()): string {
  const hoursPastNoon = Math.floor((now % dayMs) / hourMs) - 12;
  if (hoursPastNoon === 0) return "Etc/GMT";
  // The names of these zones count westwards.
  return `Etc/GMT${hoursPastNoon > 0 ? "+" : "-"}${Math.abs(hoursPastNoon)}`;
}
