import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["(2, 5]", "]2; 5]", "right"],
  ["(2, 5]", "2 < x ≤ 5", "right"],
  ["(2, 5]", "[2, 5]", "wrong"],
  ["[0, ∞)", "x >= 0", "right"],
  ["x ≤ 4", "(-∞, 4]", "right"],
  ["x ≤ 4", "x < 4", "a part"],
  ["x ≤ 4", "x ≥ 4", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
