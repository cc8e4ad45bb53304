import { expect, test } from "vitest";
import { countText, percent, wholeNumber } from "./number-words.ts";

test("numbers are rounded, with separators", () => {
  expect([wholeNumber(1234.5), wholeNumber(0.4)]).toEqual(["1,235", "0"]);
  expect([percent(0.9), percent(0.8726), percent(1)]).toEqual(["90%", "87.3%", "100%"]);
});

test("a count is in the singular if it is shown as 1", () => {
  expect([1, 1.2, 0.6, 0.4, 1.5, 0].map((count) => countText(count, "day"))).toEqual([
    "1 day",
    "1 day",
    "1 day",
    "0 days",
    "2 days",
    "0 days",
  ]);
  expect([1, 1234].map((count) => countText(count, "card is", "cards are"))).toEqual(["1 card is", "1,234 cards are"]);
});
