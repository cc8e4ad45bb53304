import { dayOf, dayStartInZone } from "../study/day.ts";
import { zoneOffsetMs } from "../study/zone-offset.ts";
import { dayMs, hourMs } from "../time/units.ts";

/** What a student is reminded of by mail; each is switched on and off by itself. */
export const reminderKinds = ["cards", "assignments"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** A student's choice: one mail a day at most, at an hour of their own clock, about what is switched on. */
export type Reminders = { /** 0 to 23 */ hour: number } & Record<ReminderKind, boolean>;

/** Nobody gets a mail who did not ask for it. */
export const defaultReminders: Reminders = { hour: 17, cards: false, assignments: false };

/** An assignment is in the mail from this many days before its due day on. */
export const remindedDaysAhead = 3;

/** A mail that could not be sent in time, because the server was down or the student travelled, is left out after this long, in ms. */
const latestMs = 3 * hourMs;

/** Whether anything is switched on. */
export function isReminded(reminders: Reminders): boolean {
  return reminderKinds.some((kind) => reminders[kind]);
}

/** The next moment (ms since 1970) after `now` at which a clock in the zone shows the hour. In the night in which the clock skips it, it is the moment after. */
export function nextReminderAt(now: number, hour: number, zone: string): number {
  const local = now + zoneOffsetMs(now, zone);
  const midnight = Math.floor(local / dayMs) * dayMs;
  for (const wanted of [midnight + hour * hourMs, midnight + dayMs + hour * hourMs]) {
    const at = momentOf(wanted, zone);
    if (at > now) return at;
  }
  return momentOf(midnight + 2 * dayMs + hour * hourMs, zone);
}

/**
 * The next mail after a student changed the choice. A mail may have gone out on any study day before that of `formerNext`, when the next one was due until
 * now; so there is none before that day: whoever moves the hour twice a day still gets one mail a day.
 */
export function nextReminderAfterChange(now: number, hour: number, zone: string, formerNext: number | null): number {
  const dayBegins = formerNext === null ? now : dayStartInZone(dayOf(formerNext, zone), zone) - 1;
  return nextReminderAt(Math.max(now, dayBegins), hour, zone);
}

/** Whether a mail may be sent now: the student's clock shows the hour, or up to three hours more. */
export function isReminderTime(now: number, hour: number, zone: string): boolean {
  const local = now + zoneOffsetMs(now, zone);
  const sinceMidnight = ((local % dayMs) + dayMs) % dayMs;
  const late = (sinceMidnight - hour * hourMs + dayMs) % dayMs;
  return late < latestMs;
}

/** The moment at which a clock in the zone shows this local time, in ms since 1970. */
function momentOf(local: number, zone: string): number {
  const guess = local - zoneOffsetMs(local, zone);
  return local - zoneOffsetMs(guess, zone);
}
