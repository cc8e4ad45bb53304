import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["F = 9/5 C + 32", "C = (F - 32)/1.8", "right"],
  ["F = 9/5 C + 32", "C = 5/9 F - 32", "wrong"],
  ["y = mx + c", "m = (y - c)/x", "right"],
  ["y = mx + c", "x = y/m - c", "wrong"],
  ["A₁v₁ = A₂v₂", "A1/A2 = v2/v1", "right"],
  ["A₁v₁ = A₂v₂", "A1/A2 = v1/v2", "wrong"],
  ["y − y₁ = m(x − x₁)", "(y - y1)/(x - x1) = m", "right"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
