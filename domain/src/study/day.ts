import { AppError } from "../errors/failure.ts";
import { dayMs } from "../time/units.ts";
import { zoneOffsetMs } from "./zone-offset.ts";

/** A study day: whole days since 1 January 1970 in the student's calendar, so days can be counted and subtracted. */
export type Day = number;

/** A study day begins at 4 a.m.: studying after midnight still belongs to the evening. */
export const turnoverHour = 4;

const turnoverMs = turnoverHour * 3_600_000;

/** The study day of a moment (ms since 1970). Throws study/unknown-time-zone. */
export function dayOf(at: number, zone: string): Day {
  return dayAt(at, dayShiftMs(at, zone));
}

/** Like `dayOf`, for a known shift (see `dayShiftMs`). */
export function dayAt(at: number, shiftMs: number): Day {
  return Math.floor((at + shiftMs) / dayMs);
}

/** The first moment (ms since 1970) of a study day, for a known shift: exact while no clock change lies between the shift's moment and this one. */
export function dayStart(day: Day, shiftMs: number): number {
  return day * dayMs - shiftMs;
}

/**
 * The number of ms to add to a moment so that the student's study day begins at midnight UTC: the zone's offset at that moment minus four
 * hours. With it days can be computed without a zone. Throws study/unknown-time-zone.
 */
export function dayShiftMs(at: number, zone: string): number {
  return zoneOffsetMs(at, zone) - turnoverMs;
}

/**
 * The first moment (ms since 1970) of a study day by the zone's own clock: 4 a.m. there, or the first moment after it if a clock change skips 4
 * a.m. A day that a zone skipped altogether begins with the next one. Throws study/unknown-time-zone.
 */
export function dayStartInZone(day: Day, zone: string): number {
  // No zone is more than a day from UTC, and clock changes are shorter.
  let before = day * dayMs - dayMs;
  let after = day * dayMs + turnoverMs + 2 * dayMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(middle, zone) >= day) after = middle;
    else before = middle;
  }
  return after;
}

/** The first moment of the next study day, until which a buried card stays hidden. */
export function nextDayStart(at: number, zone: string): number {
  return dayStartInZone(dayOf(at, zone) + 1, zone);
}

/** Whether the platform knows the time zone: an IANA name such as `Europe/Berlin`. */
export function isTimeZone(zone: unknown): zone is string {
  if (typeof zone !== "string" || zone.length > 64) return false;
  try {
    zoneOffsetMs(0, zone);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
