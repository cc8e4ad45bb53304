import { describe, expect, test } from "vitest";
import { dayMs } from "../../time/units.ts";
import { dayFromText } from "../day-text.ts";
import { countsByDay } from "../../../test/counts-by-day.ts";
import { calendarOf } from "./calendar.ts";
import { forecastOf, plannedCards } from "./forecast.ts";
import { isMature, measuredRetention } from "./retention.ts";
import { streakOf } from "./streak.ts";

const day = (text: string) => dayFromText(text)!;

describe("the calendar", () => {
  const at = (text: string, rating: "good" | "again" = "good") => ({ at: Date.parse(text), rating });
  const answers = [at("2026-03-02T10:00Z"), at("2026-03-02T03:00Z", "again"), at("2026-03-01T05:00Z"), at("2026-03-01T23:00Z")];

  test("has every day of its range, those without answers with 0, and no other", () => {
    const calendar = calendarOf(countsByDay(answers, "UTC"), { last: day("2026-03-03"), days: 3 });
    expect(calendar.map(({ answers: count }) => count)).toEqual([3, 1, 0]);
    expect(calendar.map((one) => one.day)).toEqual(["2026-03-01", "2026-03-02", "2026-03-03"].map(day));
  });
});

describe("the streak", () => {
  test("counts the days in a row up to today", () => {
    expect(streakOf([10, 9, 8, 6], 10)).toEqual({ current: 3, longest: 3, isTodayDone: true });
  });

  test("includes yesterday's until today is over", () => {
    expect(streakOf([9, 8], 10)).toEqual({ current: 2, longest: 2, isTodayDone: false });
    expect(streakOf([8, 7], 10)).toEqual({ current: 0, longest: 2, isTodayDone: false });
  });

  test("has the longest run, at any time, and counts a day once", () => {
    expect(streakOf([5, 1, 2, 2, 3, 9, 10, 1], 10)).toEqual({ current: 2, longest: 3, isTodayDone: true });
    expect(streakOf([], 10)).toEqual({ current: 0, longest: 0, isTodayDone: false });
  });

  test("changes at 4 a.m.: an answer at 3 a.m. continues yesterday's streak, one at 5 a.m. begins today", () => {
    const days = (text: string) => countsByDay([{ at: Date.parse(text), rating: "good" }], "UTC").map((count) => count.day);
    expect(streakOf(days("2026-03-02T03:00Z"), day("2026-03-02")).isTodayDone).toBe(false);
    expect(streakOf(days("2026-03-02T05:00Z"), day("2026-03-02")).isTodayDone).toBe(true);
  });
});

describe("retention", () => {
  test("is measured together with the requested one, weighted by the answers under each setting", () => {
    const figures = measuredRetention([
      { answers: 300, right: 270, asked: 0.9 },
      { answers: 100, right: 80, asked: 0.8 },
    ]);
    expect(figures).toMatchObject({ answers: 400, right: 350, measured: 0.875 });
    expect(figures.asked).toBeCloseTo(0.875, 10);
  });

  test("has bounds that include the measured share, are within 0 and 1, and narrow with more answers", () => {
    for (const right of [0, 5, 10]) {
      const { measured, from, to } = measuredRetention([{ answers: 10, right, asked: 0.9 }]);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from).toBeLessThanOrEqual(measured!);
      expect(to).toBeGreaterThanOrEqual(measured!);
      expect(to).toBeLessThanOrEqual(1);
    }
    const width = (answers: number) => {
      const { from, to } = measuredRetention([{ answers, right: answers * 0.9, asked: 0.9 }]);
      return to! - from!;
    };
    expect(width(1000)).toBeLessThan(width(10));
    // A worked example of Wilson's interval: 9 of 10 gives 0.596 to 0.982.
    expect(measuredRetention([{ answers: 10, right: 9, asked: 0.9 }])).toMatchObject({
      from: expect.closeTo(0.596, 3),
      to: expect.closeTo(0.982, 3),
    });
  });

  test("is unknown before the first review", () => {
    expect(measuredRetention([])).toEqual({ answers: 0, right: 0, measured: null, asked: null, from: null, to: null });
  });

  test("is measured on mature cards: reviews after three weeks or more", () => {
    expect(isMature({ stage: "review", scheduledDays: 21 })).toBe(true);
    expect(isMature({ stage: "review", scheduledDays: 20 })).toBe(false);
    expect(isMature({ stage: "relearning", scheduledDays: 30 })).toBe(false);
  });
});

describe("the forecast", () => {
  const span = { today: 100, days: 30, dayShiftMs: -4 * 3_600_000 };
  const noon = (at: number) => at * dayMs + 12 * 3_600_000;

  test("has the number of cards due on each of the next days, overdue ones today", () => {
    const forecast = forecastOf(
      [noon(90), noon(100), noon(101), noon(129), noon(130)].map((due) => ({ due })),
      span,
    );
    expect(forecast).toHaveLength(30);
    expect(forecast.filter(({ due }) => due > 0)).toEqual([
      { day: 100, due: 2 },
      { day: 101, due: 1 },
      { day: 129, due: 1 },
    ]);
  });

  test("counts days from 4 a.m., and accepts times that were counted together", () => {
    const threeInTheMorning = 101 * dayMs + 3 * 3_600_000;
    expect(forecastOf([{ due: threeInTheMorning, count: 7 }], span)[0]).toEqual({ day: 100, due: 7 });
  });

  test("plans a day's reviews and the new cards of exams", () => {
    expect(plannedCards({ day: 100, due: 3 })).toBe(3);
    expect(plannedCards({ day: 100, due: 3, newCards: 4 })).toBe(7);
  });
});
