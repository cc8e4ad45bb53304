import { locale } from "./language/formats.ts";

const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const times = new Intl.DateTimeFormat(locale, { timeStyle: "short" });

/** A time in ms since 1970, such as 'May 20, 2026, 6:04 PM', in local time. */
export function momentText(at: number): string {
  return moments.format(at);
}

/** The same without its day, such as '6:04 PM'. */
export function timeText(at: number): string {
  return times.format(at);
}

/** A time, without its day if that is today; `now` is by the device's clock unless the server's is known. */
export function whenText(at: number, now = Date.now()): string {
  return new Date(at).toDateString() === new Date(now).toDateString() ? timeText(at) : momentText(at);
}
