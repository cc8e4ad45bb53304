import { dayFromText } from "@recollect/domain/study/day-text.ts";
import { calendarOf } from "@recollect/domain/study/progress/calendar.ts";
import { expect, test } from "vitest";
import { monthMarks, weeksOf } from "./calendar-weeks.ts";

const day = (text: string) => dayFromText(text) ?? 0;
const yearUpTo = (text: string) => calendarOf([], { last: day(text), days: 371 });

test("there are 53 weeks from Monday to Sunday, and the last one is this week", () => {
  const weeks = weeksOf(yearUpTo("2026-11-21"));
  expect(weeks).toHaveLength(53);
  expect(weeks.at(-1)?.monday).toBe(day("2026-11-16"));
  expect(weeks.at(0)?.monday).toBe(day("2025-11-17"));
});

test("only future days are missing, on any day of the week", () => {
  for (let offset = 0; offset < 7; offset++) {
    const today = day("2026-11-16") + offset;
    const days = weeksOf(calendarOf([], { last: today, days: 371 })).flatMap((week) => week.days);
    expect(days.filter((count) => count === null)).toHaveLength(6 - offset);
    expect(days.findLast((count) => count !== null)?.day).toBe(today);
  }
});

test("a month has its name over its first whole week, once", () => {
  const weeks = weeksOf(yearUpTo("2026-11-21"));
  const marks = monthMarks(weeks);
  expect(marks.map(({ name }) => name)).toEqual(["Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"]);
  expect(weeks[marks[0]!.at]!.monday).toBe(day("2025-12-01"));
  expect(weeks[marks.at(-1)!.at]!.monday).toBe(day("2026-11-02"));
});

test("the first month has its name if there is space", () => {
  const marks = monthMarks(weeksOf(yearUpTo("2026-11-08")));
  expect(marks.slice(0, 2)).toEqual([
    { at: 0, name: "Nov" },
    { at: 4, name: "Dec" },
  ]);
});
