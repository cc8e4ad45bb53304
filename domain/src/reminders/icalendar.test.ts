import { describe, expect, test } from "vitest";

import { dayFromText } from "../study/day-text.ts";
import { seededRandom } from "../practice/seeded-random.ts";
import { icalendar, type CalendarEvent } from "./icalendar.ts";

const day = (text: string) => dayFromText(text) ?? Number.NaN;
const anEvent = (details: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "exam-7@cards.example",
  day: day("2026-12-11"),
  title: "Bones",
  ...details,
});
const textOf = (...events: CalendarEvent[]) => icalendar({ name: "Recollect", madeAt: Date.parse("2026-11-28T22:15:00.123Z"), events });

/** The lines of a calendar, put together again and read back, as RFC 5545 says that a program has to. */
function valuesIn(text: string): [name: string, value: string][] {
  return text
    .replaceAll("\r\n ", "")
    .trimEnd()
    .split("\r\n")
    .map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1)] as [string, string];
    });
}
const valueOf = (text: string, name: string) => valuesIn(text).find(([one]) => one === name)?.[1];
const unescaped = (value: string) => value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === "n" ? "\n" : letter));

describe("a calendar of days", () => {
  test("is what RFC 5545 asks for, with an event of a whole day that ends before the next", () => {
    expect(textOf(anEvent({ description: "5A", url: "https://cards.example/7" }))).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Recollect//Due days and exams//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "X-WR-CALNAME:Recollect",
        "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
        "X-PUBLISHED-TTL:PT6H",
        "BEGIN:VEVENT",
        "UID:exam-7@cards.example",
        "DTSTAMP:20261128T221500Z",
        "DTSTART;VALUE=DATE:20261211",
        "DTEND;VALUE=DATE:20261212",
        "SUMMARY:Bones",
        "DESCRIPTION:5A",
        "URL:https://cards.example/7",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  test("without events is a calendar all the same", () => {
    expect(valuesIn(textOf()).filter(([name]) => name === "BEGIN")).toEqual([["BEGIN", "VCALENDAR"]]);
  });

  test.each([
    ["2026-12-31", "20261231", "20270101"],
    ["2028-02-28", "20280228", "20280229"],
    ["2027-02-28", "20270228", "20270301"],
    ["2026-03-29", "20260329", "20260330"],
  ])("an event on %s begins and ends by the calendar", (on, begin, end) => {
    const text = textOf(anEvent({ day: day(on) }));
    expect([valueOf(text, "DTSTART;VALUE=DATE"), valueOf(text, "DTEND;VALUE=DATE")]).toEqual([begin, end]);
  });

  test("has its events in the order of their days, whatever order they came in: the same days are the same text", () => {
    const events = [anEvent({ uid: "b", day: 3 }), anEvent({ uid: "a", day: 3 }), anEvent({ uid: "c", day: 1 })];
    expect(textOf(...events)).toBe(textOf(...events.toReversed()));
    expect(valuesIn(textOf(...events)).flatMap(([name, value]) => (name === "UID" ? [value] : []))).toEqual(["c", "a", "b"]);
  });

  test.each([
    ["a; b, c\\d", "a\\; b\\, c\\\\d"],
    ["two\nlines", "two\\nlines"],
    ["two\r\nlines", "two\\nlines"],
    ["two\rlines", "two\\nlines"],
    ["two\u2028lines", "two\\nlines"],
    ["\\n is no line", "\\\\n is no line"],
    ["nul\0 bell\u0007 tab\t", "nul bell tab"],
    ["half \ud83d", "half \ufffd"],
    ["BEGIN:VEVENT", "BEGIN:VEVENT"],
    ["x\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR", "x\\nEND:VCALENDAR\\nBEGIN:VCALENDAR"],
  ])("a title %j is one value that a calendar reads back", (title, written) => {
    const text = textOf(anEvent({ title, description: title }));
    expect([valueOf(text, "SUMMARY"), valueOf(text, "DESCRIPTION")]).toEqual([written, written]);
    expect(valuesIn(text).filter(([name]) => name === "END")).toHaveLength(2);
  });

  test("long lines are folded after at most 75 bytes, and never within a character", () => {
    const random = seededRandom("folded lines");
    const letters = ["a", "ß", "語", "🎓", "👩🏽‍🚀", " ", ";", "\\", "\n", "é"];
    for (let round = 0; round < 300; round += 1) {
      const title = Array.from({ length: Math.floor(random() * 200) }, () => letters[Math.floor(random() * letters.length)]).join("");
      const text = textOf(anEvent({ title, uid: `${title.length}${"x".repeat(round % 90)}` }));
      for (const line of text.split("\r\n")) expect(encodeURIComponent(line).replace(/%../g, "x").length, line).toBeLessThanOrEqual(75);
      expect(text).not.toContain("\ufffd");
      expect(unescaped(valueOf(text, "SUMMARY") ?? "")).toBe(title);
    }
  });

  test("a line of exactly 75 bytes is not folded, one more is", () => {
    const fits = "x".repeat(75 - "SUMMARY:".length);
    expect(textOf(anEvent({ title: fits }))).toContain(`SUMMARY:${fits}\r\n`);
    expect(textOf(anEvent({ title: `${fits}y` }))).toContain(`SUMMARY:${fits}\r\n y\r\n`);
  });
});
