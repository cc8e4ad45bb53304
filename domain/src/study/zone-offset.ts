import { AppError } from "../errors/failure.ts";
import { hourMs } from "../time/units.ts";

/** A zone, and its offset in hours of UTC that were asked for before; null for an hour in which the clocks change. */
type Zone = { clock: Intl.DateTimeFormat; offsets: Map<number, number | null> };

/** There are about 600 zones, but a name may be written in many ways. */
const maxZones = 1000;
/** The start of a study day is searched for in some 30 hours. */
const maxHours = 200;

const zones = new Map<string, Zone>();

/**
 * The offset of a zone from UTC at a moment (ms since 1970), in ms, positive to the east. Throws study/unknown-time-zone. The platform
 * computes it from a written date, which takes long, so each hour's offset is computed once.
 */
export function zoneOffsetMs(at: number, name: string): number {
  const { clock, offsets } = zoneOf(name);
  const hour = Math.floor(at / hourMs);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    offset = offsetOfHour(hour, clock);
    if (offsets.size >= maxHours) offsets.clear();
    offsets.set(hour, offset);
  }
  return offset ?? offsetAt(at, clock);
}

/** Null if the offset changes within the hour: some zones change their clocks at half past. */
function offsetOfHour(hour: number, clock: Intl.DateTimeFormat): number | null {
  const first = offsetAt(hour * hourMs, clock);
  return first === offsetAt((hour + 1) * hourMs - 1, clock) ? first : null;
}

function offsetAt(at: number, zone: Intl.DateTimeFormat): number {
  const seconds = Math.floor(at / 1000);
  const clock: Record<string, number> = {};
  for (const { type, value } of zone.formatToParts(seconds * 1000)) clock[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = clock;
  return Date.UTC(year, month - 1, day, hour, minute, second) - seconds * 1000;
}

function zoneOf(name: string): Zone {
  const knownZone = zones.get(name);
  if (knownZone) return knownZone;
  const zone = { clock: clockFor(name), offsets: new Map<number, number | null>() };
  if (zones.size >= maxZones) zones.clear();
  zones.set(name, zone);
  return zone;
}

function clockFor(zone: string): Intl.DateTimeFormat {
  const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone, calendar: "iso8601", numberingSystem: "latn", hourCycle: "h23", ...fields });
  } catch (cause) {
    throw new AppError("study/unknown-time-zone", { details: { zone }, cause });
  }
}
