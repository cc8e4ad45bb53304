import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["1s² 2s² 2p⁵", "1s2 2s2 2p5", "right"],
  ["1s² 2s² 2p⁵", "[He] 2s² 2p⁵", "right"],
  ["1s² 2s² 2p⁵", "1s22s22p5", "right"],
  ["1s² 2s² 2p⁵", "1s2 2s2 2p6", "wrong"],
  ["[Ne] 3s¹", "1s² 2s² 2p⁶ 3s¹", "right"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
