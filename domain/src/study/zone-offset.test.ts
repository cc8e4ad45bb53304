import { afterEach, describe, expect, test, vi } from "vitest";

import { hourMs } from "../time/units.ts";
import { seededRandom } from "../practice/seeded-random.ts";
import { nextDayStart } from "./day.ts";
import { zoneOffsetMs } from "./zone-offset.ts";

const at = (text: string) => Date.parse(text);

/** The offset as the platform writes it, such as `GMT+05:45`, in ms. */
function writtenOffsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
  const text = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

afterEach(() => void vi.restoreAllMocks());

describe("a zone's offset from UTC", () => {
  test("is the platform's at any moment, asked for in any order, once or twice", () => {
    const zones = [
      "Europe/Berlin",
      "America/New_York",
      "Australia/Lord_Howe",
      "Asia/Kathmandu",
      "Pacific/Apia",
      "Africa/Casablanca",
      "UTC",
    ];
    const random = seededRandom(7);
    for (let count = 0; count < 2000; count += 1) {
      const zone = zones[Math.floor(random() * zones.length)]!;
      const moment = Math.floor(at("1975-01-01") + random() * (at("2035-01-01") - at("1975-01-01")));
      expect(zoneOffsetMs(moment, zone), `${zone} ${moment}`).toBe(writtenOffsetMs(moment, zone));
      expect(zoneOffsetMs(moment, zone), `${zone} ${moment}`).toBe(writtenOffsetMs(moment, zone));
    }
  });

  test.each([
    ["Europe/Berlin", "2026-03-29T01:00:00Z"],
    ["America/St_Johns", "2006-04-02T03:31:00Z"],
    ["Australia/Lord_Howe", "2026-04-04T15:00:00Z"],
    ["Australia/Lord_Howe", "2026-10-03T15:30:00Z"],
    ["Asia/Kathmandu", "1985-12-31T18:30:00Z"],
    ["Pacific/Apia", "2011-12-30T10:00:00Z"],
  ])("in %s changes at %s to the millisecond, also within an hour", (zone, text) => {
    const change = at(text);
    for (const moment of [change - hourMs, change - 1, change, change + 1, change - 1, change + hourMs])
      expect(zoneOffsetMs(moment, zone), String(moment - change)).toBe(writtenOffsetMs(moment, zone));
    expect(zoneOffsetMs(change, zone)).not.toBe(zoneOffsetMs(change - 1, zone));
  });

  test("is computed once for all moments of an hour", () => {
    const ask = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    const hour = at("2026-11-28T12:00:00Z");
    for (let minute = 0; minute < 60; minute += 1) zoneOffsetMs(hour + minute * 60_000, "America/Bogota");
    expect(ask.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test("is not computed again for the start of a day that was searched for before", () => {
    const moment = at("2026-11-28T12:00:00Z");
    const start = nextDayStart(moment, "America/Lima");
    const ask = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    expect(nextDayStart(moment + 1000, "America/Lima")).toBe(start);
    expect(ask).not.toHaveBeenCalled();
  });

  test("is not remembered without a limit", () => {
    const first = at("2000-01-01T00:00:00Z");
    for (let hour = 0; hour < 1000; hour += 1) zoneOffsetMs(first + hour * hourMs, "Asia/Tokyo");
    const ask = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    zoneOffsetMs(first, "Asia/Tokyo");
    expect(ask).toHaveBeenCalled();
  });
});
