import { expect, test } from "vitest";

import { clockText, fieldOfMoment, momentOfField } from "./moments.ts";
import { untilMoment } from "./use-class-tests.ts";

test("a moment comes back from its field to the minute, in local time", () => {
  for (const at of [Date.parse("2026-12-11T10:30:00Z"), Date.parse("2027-01-01T00:00:00Z"), 0])
    expect(momentOfField(fieldOfMoment(at))).toBe(Math.floor(at / 60_000) * 60_000);
  for (const text of ["", "2026-12-11", "2026-13-41T99:99", "tomorrow"]) expect(momentOfField(text)).toBeNull();
});

test("the time left is shown in minutes and seconds, and never below nothing", () => {
  expect([65_000, 64_001, 3_600_000, 999, 0, -5].map(clockText)).toEqual(["1:05", "1:05", "60:00", "0:01", "0:00", "0:00"]);
});

test("a page is read again at the next moment, at most a minute and at least a second later", () => {
  expect(untilMoment([90, 100, 5_100, 9_000], 100)).toBe(5_000);
  expect(untilMoment([101], 100)).toBe(1000);
  expect(untilMoment([9_000_000], 100)).toBe(60_000);
  expect(untilMoment([100, 7], 100)).toBe(false);
  expect(untilMoment([], 100)).toBe(false);
});
