import { describe, expect, test } from "vitest";
import { compareDates, datesIn, timeIn } from "./dates.ts";

const moon = [{ year: 1969, month: 7, day: 20 }];

describe("dates", () => {
  test.each([
    "20 july 1969",
    "july 20, 1969",
    "july 20th, 1969",
    "20/07/1969",
    "20.7.1969",
    "1969-07-20",
    "20 de julio de 1969",
    "20. juli 1969",
    "le 20 juillet 1969",
    "20 июля 1969",
    "am zwanzigsten juli 1969",
  ])("%s is the same day", (text) => {
    expect(compareDates(moon, datesIn(text))).toBe("same");
  });

  test("3/4/1990 can mean two days", () => {
    expect(datesIn("3/4/1990")).toEqual([
      { year: 1990, month: 4, day: 3 },
      { year: 1990, month: 3, day: 4 },
    ]);
  });

  test("a date that lacks a part is partial, and a wrong part makes another date", () => {
    expect(compareDates(moon, datesIn("july 1969"))).toBe("part");
    expect(compareDates(moon, datesIn("20 july 1968"))).toBe("different");
  });

  test.each(["1969", "in may we march", "20 july 1969 was hot", "40/40/1990", "13"])("%s is no date", (text) => {
    expect(datesIn(text)).toEqual([]);
  });

  test.each([
    ["3:30 pm", 930],
    ["15:30", 930],
    ["15.30", 930],
    ["3 p.m.", 900],
    ["12:05 am", 5],
    ["25:00", null],
    ["7", null],
  ])("%s is minute %s of the day", (text, minutes) => {
    expect(timeIn(text)).toBe(minutes);
  });
});
