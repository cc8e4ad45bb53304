import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["16th century", "the sixteenth century", "right"],
  ["16th century", "XVI century", "right"],
  ["16th century", "16. Jh.", "right"],
  ["16th century", "XVIe siècle", "right"],
  ["16th century", "the 1500s", "right"],
  ["16th century", "1501–1600", "right"],
  ["16th century", "late 16th century", "a part"],
  ["16th century", "1540", "a part"],
  ["16th century", "the 1600s", "wrong"],
  ["16th century", "16 years", "wrong"],
  ["16th century", "16th century BC", "wrong"],
  ["4th century BC", "fourth century BCE", "right"],
  ["4th century BC", "4th century AD", "wrong"],
  ["1920s", "the twenties", "right"],
  ["1920s", "the '20s", "right"],
  ["1920s", "1925", "a part"],
  ["1920s", "1930s", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "Its time", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});

test("an ordinal alone is a century if the question asks for one", () => {
  const { score } = grade({ term: "Century of the Reformation", definition: "16th century", answer: "the 16th", deck: [] });
  expect(score).toBe(100);
});
