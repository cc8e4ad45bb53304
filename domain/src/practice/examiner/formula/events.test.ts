import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["P(A ∩ B) = P(A) · P(B|A)", "P(B|A) P(A)", "right"],
  ["P(A ∩ B) = P(A) · P(B|A)", "P(A and B) = P(A) * P(B given A)", "right"],
  ["P(A ∩ B) = P(A) · P(B|A)", "P(A) · P(A|B)", "wrong"],
  ["P(Ā) = 1 − P(A)", "P(not A) = 1 - P(A)", "right"],
  ["P(Ā) = 1 − P(A)", "P(A) - 1", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
