import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["copper(I) oxide", "copper 1 oxide", "right"],
  ["copper(I) oxide", "copper oxide", "a part"],
  ["copper(I) oxide", "copper(II) oxide", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
