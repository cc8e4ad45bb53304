import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const scoreOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;

test.each([
  ["Legs of a spider", "8", "8, an odd number"],
  ["Players of a football team", "11", "11, which is even"],
  ["Legs of an insect", "6", "6, a prime number"],
  ["pH of blood", "7.4", "7.4, which is acidic"],
  ["pH of lemon juice", "2 to 3", "2 to 3, strongly basic"],
])("a wrong quality of the number leaves a part: %s: %s, and not %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBe(60);
});

test.each([
  ["Legs of a spider", "8", "8, an even number"],
  ["Players of a football team", "11", "11, a prime number"],
  ["Players of a football team", "11", "11, which is not even"],
  ["pH of blood", "7.4", "7.4, slightly alkaline"],
  ["Degrees of a right angle", "90", "90, basic knowledge"],
  ["Legs of a spider", "8", "8 (insects have six)"],
])("a right quality, or one of something else, costs nothing: %s: %s, and %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
});
