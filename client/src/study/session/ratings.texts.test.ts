import { expect, test } from "vitest";
import { intervalText } from "./ratings.texts.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, "<1 min"],
  [minute, "1 min"],
  [10 * minute, "10 min"],
  [59.4 * minute, "59 min"],
  [59.6 * minute, "1 h"],
  [6 * hour, "6 h"],
  [23.6 * hour, "1 d"],
  [day, "1 d"],
  [30 * day, "30 d"],
  [31 * day, "1 mo"],
  [75 * day, "2.5 mo"],
  [364 * day, "12 mo"],
  [365 * day, "1 y"],
  [438 * day, "1.2 y"],
  [36_500 * day, "99.9 y"],
])("%d ms are written as %s", (ms, text) => {
  expect(intervalText(ms)).toBe(text);
});
