import { describe, expect, test } from "vitest";

import { seededRandom } from "../practice/seeded-random.ts";
import { dayOf } from "../study/day.ts";
import { isReminded, isReminderTime, nextReminderAfterChange, nextReminderAt } from "./reminders.ts";

const at = (text: string) => Date.parse(`${text}Z`);
const written = (moment: number) => new Date(moment).toISOString().slice(0, 16);

describe("the next daily mail", () => {
  test.each([
    ["before the hour, today", "2026-11-28T15:59", 17, "Europe/Berlin", "2026-11-28T16:00"],
    ["at the hour, tomorrow", "2026-11-28T16:00", 17, "Europe/Berlin", "2026-11-29T16:00"],
    ["in the evening of another continent, by its own day", "2026-11-28T23:30", 8, "Asia/Tokyo", "2026-11-29T23:00"],
    ["at midnight", "2026-11-28T12:00", 0, "America/New_York", "2026-11-29T05:00"],
    ["in a zone with half an hour", "2026-11-28T12:00", 20, "Asia/Kolkata", "2026-11-28T14:30"],
    ["after the clocks went forward", "2026-03-28T17:00", 17, "Europe/Berlin", "2026-03-29T15:00"],
    ["after the clocks went back", "2026-10-24T17:00", 17, "Europe/Berlin", "2026-10-25T16:00"],
    ["at an hour that the night skips, the moment after", "2026-03-28T12:00", 2, "Europe/Berlin", "2026-03-29T01:00"],
    ["on the last day of a year", "2026-12-31T20:00", 17, "UTC", "2027-01-01T17:00"],
  ])("is %s", (_, now, hour, zone, expected) => {
    expect(written(nextReminderAt(at(now), hour, zone))).toBe(expected);
  });

  test("comes once in each of the student's days of a year, at their hour, in any zone", () => {
    for (const zone of ["Europe/Berlin", "America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Apia", "UTC"])
      for (const hour of [0, 7, 17, 23]) {
        let now = at("2026-01-01T00:00");
        const days = new Set<string>();
        const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
        for (let mail = 0; mail < 365; mail += 1) {
          now = nextReminderAt(now, hour, zone);
          days.add(format.format(now));
          expect(isReminderTime(now, hour, zone), `${zone} ${hour} ${written(now)}`).toBe(true);
        }
        expect(days.size, `${zone} ${hour}`).toBe(365);
      }
  });
});

describe("the next daily mail after a changed choice", () => {
  test.each([
    ["to a later hour before the mail, today", "2026-11-28T12:00", 20, "2026-11-28T17:00", "2026-11-28T20:00"],
    ["to a later hour after the mail, tomorrow", "2026-11-28T17:01", 20, "2026-11-29T17:00", "2026-11-29T20:00"],
    ["to an hour of the same night after the mail, in the next one", "2026-11-28T17:01", 3, "2026-11-29T17:00", "2026-11-30T03:00"],
    ["to an hour that was today, tomorrow", "2026-11-28T12:00", 8, "2026-11-28T17:00", "2026-11-29T08:00"],
    ["long after the last mail, at the hour", "2026-11-28T12:00", 17, "2026-10-01T17:00", "2026-11-28T17:00"],
    ["for the first time, at the hour", "2026-11-28T12:00", 17, null, "2026-11-28T17:00"],
  ])("is %s", (_, now, hour, formerNext, expected) => {
    expect(written(nextReminderAfterChange(at(now), hour, "UTC", formerNext === null ? null : at(formerNext)))).toBe(expected);
  });

  test("comes once a study day at most, however often the hour is changed", () => {
    const random = seededRandom("changed hours");
    for (const zone of ["Europe/Berlin", "America/New_York", "Pacific/Kiritimati"]) {
      let now = at("2026-03-01T00:00");
      let next: number | null = null;
      const days: number[] = [];
      for (let change = 0; change < 2000; change += 1) {
        const hour = Math.floor(random() * 24);
        next = nextReminderAfterChange(now, hour, zone, next);
        const later = now + Math.floor(random() * 20 * 3_600_000);
        for (; next <= later; next = nextReminderAt(next, hour, zone)) days.push(dayOf(next, zone));
        now = later;
      }
      expect(days.length).toBeGreaterThan(300);
      expect(new Set(days).size, zone).toBe(days.length);
    }
  });
});

test.each([
  ["2026-11-28T16:00", true],
  ["2026-11-28T18:59", true],
  ["2026-11-28T19:00", false],
  ["2026-11-28T15:59", false],
])("at %s a mail for five o'clock in Berlin may be sent: %s", (now, expected) => {
  expect(isReminderTime(at(now), 17, "Europe/Berlin")).toBe(expected);
});

test("a mail for eleven in the evening may be sent after midnight", () => {
  expect([isReminderTime(at("2026-11-29T00:30"), 23, "UTC"), isReminderTime(at("2026-11-29T02:00"), 23, "UTC")]).toEqual([true, false]);
});

test("a student is reminded while anything is switched on", () => {
  expect([isReminded({ hour: 7, cards: false, assignments: false }), isReminded({ hour: 7, cards: false, assignments: true })]).toEqual([
    false,
    true,
  ]);
});
