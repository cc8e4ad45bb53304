import { expect, test } from "vitest";
import { inDigits } from "./in-digits.ts";

test.each([
  ["half a dozen", "0.5 dozen"],
  ["two fifths", "2/5"],
  ["4 1/4 miles", "4.25 miles"],
  ["fifty and a half metres", "50.5 metres"],
  ["a day and a half", "1.5 day"],
  ["one in nine", "1/9"],
  ["0.65 °C per 100 m", "0.0065 °C per m"],
  ["0,65 °C pro 100 m", "0.0065 °C per m"],
  ["1,000 m per 10 s", "100 m per s"],
])("%s becomes %s", (text, read) => {
  expect(inDigits(text)).toBe(read);
});

test.each(["0.5 dozen", "2/5", "7 h 20 min", "3.25 km", "10 000 m par 5 h"])("%s is in digits already and stays the same", (text) => {
  expect(inDigits(text)).toBe(text);
});
