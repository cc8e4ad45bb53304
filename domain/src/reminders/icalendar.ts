import type { Day } from "../study/day.ts";
import { dayText } from "../study/day-text.ts";

/** An event of a whole day. `uid` names it for good, so that a changed event replaces the former one. */
export type CalendarEvent = { uid: string; day: Day; title: string; description?: string; url?: string };

type Calendar = {
  name: string;
  /** when the feed was made, in ms since 1970: its events have no other stamp, so an unchanged feed is the same to the byte */
  madeAt: number;
  events: readonly CalendarEvent[];
};

/** The longest line, in bytes, without its end (RFC 5545, section 3.1). */
const longestLine = 75;

/** A calendar as text of the format iCalendar (RFC 5545), with events of whole days in the order of their days. */
export function icalendar({ name, madeAt, events }: Calendar): string {
  const inOrder = events.toSorted((one, other) => one.day - other.day || (one.uid < other.uid ? -1 : 1));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Recollect//Due days and exams//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...inOrder.flatMap((event) => eventLines(event, stampOf(madeAt))),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** An event of a whole day ends with the day after it, which does not belong to it. */
function eventLines({ uid, day, title, description, url }: CalendarEvent, stamp: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(day + 1)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === undefined || description === "" ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(url === undefined ? [] : [`URL:${withoutControls(url)}`]),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function dateOf(day: Day): string {
  return dayText(day).replaceAll("-", "");
}

/** Such as `20261128T221500Z`. */
function stampOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;
}

/** A value of text (RFC 5545, section 3.3.11): a line break is written as `\n`, and other control characters are left out. */
function escaped(text: string): string {
  const oneLine = text.replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\n");
  return withoutControls(oneLine.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n"));
}

function withoutControls(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}/gu, "");
}

/** A long line continues in lines that begin with a space. No character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > longestLine) {
      lines.push(current);
      current = " ";
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join("\r\n");
}

/** The length of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
