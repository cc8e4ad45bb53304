import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";
import { calendarDay } from "./calendar-day.ts";

/** This hour on the device's clock, and its calendar day. */
function at(hour: number) {
  const now = new Date(2026, 10, 24, hour, 30);
  return { now, date: Date.UTC(2026, 10, 24) / dayMs };
}

test("between midnight and four the calendar is a day ahead of the study day", () => {
  for (const hour of [0, 3]) {
    const { now, date } = at(hour);
    expect(calendarDay(date - 1, now)).toBe(date);
  }
});

test("from four on both are the same", () => {
  for (const hour of [4, 12, 23]) {
    const { now, date } = at(hour);
    expect(calendarDay(date, now)).toBe(date);
  }
});

test("a device whose calendar has another day altogether is ignored", () => {
  const { now, date } = at(1);
  for (const today of [date, date - 2, date + 1]) expect(calendarDay(today, now)).toBe(today);
});
