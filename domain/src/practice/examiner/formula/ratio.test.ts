import { expect, test } from "vitest";
import { isSameRatio } from "./ratio.ts";

test.each([
  ["1:50,000", "1:50000"],
  ["1:50,000", "1 to 50 000"],
  ["5:2", "five to two"],
  ["3:4:5", "3 : 4 : 5"],
])("%s and %s are the same ratio", (expected, given) => {
  expect(isSameRatio(expected, given)).toBe(true);
});

test.each([
  ["5:2", "2:5"],
  ["1:50,000", "1:5,000"],
  ["3:4:5", "3:4"],
])("%s and %s are different ratios", (expected, given) => {
  expect(isSameRatio(expected, given)).toBe(false);
});
