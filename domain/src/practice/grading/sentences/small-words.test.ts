import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const scoreOf = (definition: string, answer: string) => grade({ term: "the word", definition, answer, deck: [] }).score;

test.each([
  ["rule by the nobles", "rule over the nobles"],
  ["trial by a jury", "trial against a jury"],
  ["control by one state", "control over one state"],
])("who does it is not to whom it is done: %s, and not %s", (definition, answer) => {
  expect(scoreOf(definition, answer)).toBe(0);
});

test.each([
  ["rule by the nobles", "rule of the nobles"],
  ["rule by the nobles", "the rule by the nobles over the people"],
  ["trial by a jury", "trial with a jury"],
])("and with who does it still said it is right: %s, %s", (definition, answer) => {
  expect(scoreOf(definition, answer)).toBeGreaterThanOrEqual(90);
});
