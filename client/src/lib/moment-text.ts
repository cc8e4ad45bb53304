import { locale } from "./language/formats.ts";
const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

/** A time in ms since 1970, such as 'May 20, 2026, 6:04 PM', in local time. */
export function momentText(at: number): string {
  return moments.format(at);
}
