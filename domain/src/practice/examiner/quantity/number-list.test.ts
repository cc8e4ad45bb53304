import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["Multiples of 4 below 20", "4, 8, 12, 16", "16, 12, 8, 4", "right"],
  ["Multiples of 4 below 20", "4, 8, 12, 16", "four, eight, twelve and sixteen", "right"],
  ["Multiples of 4 below 20", "4, 8, 12, 16", "4, 8, 12, 16, 20", "a part"],
  ["Multiples of 4 below 20", "4, 8, 12, 16", "4, 8, 12", "a part"],
  ["Multiples of 4 below 20", "4, 8, 12, 16", "3, 6, 9, 12", "wrong"],
])("%s, %s: %s is %s", (term, definition, answer, verdict) => {
  const { score } = grade({ term, definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
