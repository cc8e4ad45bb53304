import { expect, test } from "vitest";
import { inDigits } from "./in-digits.ts";

test.each([
  ["half a dozen", "0.5 dozen"],
  ["two fifths", "2/5"],
  ["4 1/4 miles", "4.25 miles"],
  ["fifty and a half metres", "50.5 metres"],
  ["a day and a half", "1.5 day"],
  ["one in nine", "1/9"],
])("%s becomes %s", (text, read) => {
  expect(inDigits(text)).toBe(read);
});

test.each(["0.5 dozen", "2/5", "7 h 20 min", "3.25 km"])("%s is in digits already and stays the same", (text) => {
  expect(inDigits(text)).toBe(text);
});
