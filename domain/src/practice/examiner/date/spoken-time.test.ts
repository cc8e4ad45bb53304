import { expect, test } from "vitest";
import { timeInDigits } from "./spoken-time.ts";

test.each([
  ["quarter past nine", "9:15"],
  ["half past 4", "4:30"],
  ["ten to six", "5:50"],
  ["seven forty-five", "7:45"],
  ["eight oh five", "8:05"],
  ["quarter past two in the afternoon", "2:15 pm"],
  ["07:45:00", "7:45"],
])("%s is %s", (text, time) => {
  expect(timeInDigits(text)).toBe(time);
});

test.each(["half of it", "past the post", "ninety to six"])("%s is no time", (text) => {
  expect(timeInDigits(text)).toBe(text);
});
