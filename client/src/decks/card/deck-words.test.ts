import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";
import { agoText, examText, nextText } from "./deck-words.ts";

/** Monday, March 2, 2026. */
const today = 20_514;

test.each([
  [0, "today"],
  [1, "yesterday"],
  [6, "6 days ago"],
  [7, "last week"],
  [20, "2 weeks ago"],
  [90, "2 months ago"],
  [900, "years ago"],
])("%i days ago is %s", (days, text) => {
  expect(agoText(days)).toBe(text);
});

test.each([
  [-2, "next today"],
  [1, "next tomorrow"],
  [4, "next on Friday"],
  [7, "next in 1 week"],
  [21, "next in 3 weeks"],
  [120, "next in 4 months"],
])("a review in %i days is %s", (days, text) => {
  expect(nextText((today + days) * dayMs - 3_600_000, { today, dayShiftMs: 3_600_000 })).toBe(text);
});

test("between midnight and four the next review is on the day of the calendar", () => {
  const now = new Date(2026, 2, 3, 1, 30);
  const next = (days: number) => nextText((today + days) * dayMs, { today, dayShiftMs: 0 }, now);
  expect([next(1), next(2), next(5)]).toEqual(["next today", "next tomorrow", "next on Saturday"]);
});

test("an exam has the number of days left", () => {
  expect(examText("2026-03-02", today)).toEqual({ short: "today", long: "Exam today" });
  expect(examText("2026-03-03", today).short).toBe("tomorrow");
  expect(examText("2026-03-15", today)).toEqual({ short: "13 days", long: "Exam in 13 days, on Mar 15" });
});
