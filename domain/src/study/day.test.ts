import { describe, expect, test } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { seededRandom } from "../practice/seeded-random.ts";
import { dayOf, dayShiftMs, isTimeZone, nextDayStart, dayStartInZone } from "./day.ts";
import { dayFromText, dayText, weekdayOf } from "./day-text.ts";
import { dayMs } from "../time/units.ts";

const at = (text: string) => Date.parse(text);
const day = (text: string) => dayFromText(text)!;

describe("a study day", () => {
  test("begins at 4 a.m. of the student's local time", () => {
    expect(dayText(dayOf(at("2026-07-01T03:59:59.999Z"), "UTC"))).toBe("2026-06-30");
    expect(dayText(dayOf(at("2026-07-01T04:00:00Z"), "UTC"))).toBe("2026-07-01");
    expect(dayText(dayOf(at("2026-07-01T01:59:59Z"), "Europe/Berlin"))).toBe("2026-06-30");
    expect(dayText(dayOf(at("2026-07-01T02:00:00Z"), "Europe/Berlin"))).toBe("2026-07-01");
    expect(dayText(dayOf(at("2026-07-01T22:15:00Z"), "Asia/Kathmandu"))).toBe("2026-07-02");
    expect(dayText(dayOf(at("2026-07-01T22:14:59Z"), "Asia/Kathmandu"))).toBe("2026-07-01");
  });

  test.each([
    ["Europe/Berlin", "2026-03-29", 23],
    ["Europe/Berlin", "2026-10-25", 25],
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
    ["Asia/Tokyo", "2026-03-29", 24],
  ])("in %s the day before the clocks change on %s has %d hours", (zone, text, hours) => {
    // The change is before 4 a.m., so it is in the study day that began the day before.
    expect((dayStartInZone(day(text), zone) - dayStartInZone(day(text) - 1, zone)) / 3_600_000).toBe(hours);
  });

  test("begins at the change if clocks jump to 4 a.m., and only once if they return to it", () => {
    // In Helsinki 3:00 becomes 4:00 on 29 March, and 4:00 becomes 3:00 on 25 October; both at 1:00 UTC.
    expect(dayStartInZone(day("2026-03-29"), "Europe/Helsinki")).toBe(at("2026-03-29T01:00:00Z"));
    expect(dayStartInZone(day("2026-10-25"), "Europe/Helsinki")).toBe(at("2026-10-25T02:00:00Z"));
    expect(dayText(dayOf(at("2026-10-25T01:30:00Z"), "Europe/Helsinki"))).toBe("2026-10-24");
  });

  test("that a zone skipped has only the hours up to 4 a.m.", () => {
    // Samoa crossed the date line: 29 December 2011 was followed by the 31st.
    const [eve, skipped, next] = ["2011-12-29", "2011-12-30", "2011-12-31"].map((text) => dayStartInZone(day(text), "Pacific/Apia"));
    expect(skipped! - eve!).toBe(20 * 3_600_000);
    expect(next! - skipped!).toBe(4 * 3_600_000);
  });

  test("includes its first moment and not the one before, in any zone on any day", () => {
    const random = seededRandom("days");
    const zones = ["UTC", "Europe/London", "America/St_Johns", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Africa/Cairo", "Asia/Kolkata"];
    for (const zone of zones) {
      for (let round = 0; round < 40; round++) {
        const moment = Math.floor(at("2000-01-01T00:00:00Z") + random() * 40 * 365 * dayMs);
        const today = dayOf(moment, zone);
        const start = dayStartInZone(today, zone);
        expect(dayOf(start, zone)).toBe(today);
        expect(dayOf(start - 1, zone)).toBe(today - 1);
        expect(nextDayStart(moment, zone)).toBe(dayStartInZone(today + 1, zone));
        expect(Math.floor((moment + dayShiftMs(moment, zone)) / dayMs)).toBe(today);
      }
    }
  });

  test("works before 1970 and to the millisecond", () => {
    expect(dayText(dayOf(-1, "UTC"))).toBe("1969-12-31");
    expect(dayShiftMs(1, "UTC")).toBe(-4 * 3_600_000);
    expect(dayShiftMs(-1, "UTC")).toBe(-4 * 3_600_000);
  });
});

describe("a time zone", () => {
  test("that does not exist is an error with its own code", () => {
    for (const zone of ["Mars/Olympus", "", "Europe/Berlin ", "../etc", "x".repeat(100)]) {
      expect(isTimeZone(zone)).toBe(false);
      expect(() => dayOf(0, zone)).toThrow(AppError);
      expect(() => dayOf(0, zone)).toThrow(expect.objectContaining({ code: "study/unknown-time-zone" }));
    }
    expect(isTimeZone(undefined)).toBe(false);
  });

  test("that exists is known", () => {
    for (const zone of ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires"]) expect(isTimeZone(zone)).toBe(true);
  });
});

describe("the text of a day", () => {
  test("names the day and is parsed back", () => {
    for (const number of [-1, 0, 59, 20_000, 20_454]) expect(dayFromText(dayText(number))).toBe(number);
    expect(dayText(0)).toBe("1970-01-01");
  });

  test("that names no day is invalid", () => {
    for (const text of ["", "2026-02-30", "2026-13-01", "2026-1-1", "2026-01-01T00:00", "tomorrow"]) expect(dayFromText(text)).toBeNull();
  });

  test("has its weekday, Monday first", () => {
    expect(weekdayOf(day("2026-11-16"))).toBe(0);
    expect(weekdayOf(day("2026-11-22"))).toBe(6);
    expect(weekdayOf(day("1969-12-31"))).toBe(2);
  });
});
