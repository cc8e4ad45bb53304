import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["Length of the exam", "120 minutes", "2 × 60 min", "right"],
  ["Values of a byte", "256", "2^8", "right"],
  ["Hours of a week", "168", "7 · 24", "right"],
  ["Hours of a week", "168", "7 + 24", "wrong"],
  ["Straight angle", "180°", "π", "right"],
  ["Straight angle", "180°", "π/2 rad", "wrong"],
  ["Time of delivery", "3–4 days", "3 or 4 days", "right"],
  ["Risk", "1 in 500", "1:500", "right"],
  ["Risk", "1 in 500", "one in five hundred", "right"],
  ["Speed of the wind", "40 km/h", "39.8 km/h", "right"],
  ["Area of the flat", "80 m²", "80 Quadratmeter", "right"],
])("%s, %s: %s is %s", (term, definition, answer, verdict) => {
  const { score } = grade({ term, definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
