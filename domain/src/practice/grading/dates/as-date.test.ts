import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["490 BC", "490 BCE", "right"],
  ["490 BC", "490 B.C.", "right"],
  ["490 BC", "490 before Christ", "right"],
  ["490 BC", "-490", "right"],
  ["490 BC", "490", "a part"],
  ["490 BC", "AD 490", "wrong"],
  ["AD 79", "79 CE", "right"],
  ["AD 79", "79", "right"],
  ["AD 79", "97", "wrong"],
  ["1917", "7 November 1917", "right"],
  ["1917", "7 November 1918", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "When?", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
