import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["85 × 54 mm", "85 mm x 54 mm", "right"],
  ["85 × 54 mm", "5.4 by 8.5 cm", "right"],
  ["85 × 54 mm", "85 mm", "a part"],
  ["85 × 54 mm", "85 × 45 mm", "wrong"],
  ["2 × 3 × 4 m", "4 x 3 x 2 m", "right"],
  ["2 × 3 × 4 m", "2 × 3 m", "a part"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "its size", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
