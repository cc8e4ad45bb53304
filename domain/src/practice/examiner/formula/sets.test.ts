import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["{2, 4, 6}", "6, 4, 2", "right"],
  ["{2, 4, 6}", "{2; 4; 6}", "right"],
  ["{2, 4, 6}", "{2, 4}", "a part"],
  ["{2, 4, 6}", "{2, 4, 6, 8}", "a part"],
  ["{2, 4, 6}", "{1, 3, 5}", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
