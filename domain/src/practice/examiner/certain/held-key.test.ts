import { expect, test } from "vitest";

import { grade } from "../grade.ts";

const score = (definition: string, answer: string) => grade({ term: "What is it?", definition, answer, deck: [] }).score;

test.each([
  ["die Tasse", "die Tassse"],
  ["good", "gooood"],
  ["photosynthesis", "phottttosynthesis"],
  ["the left side", "the lefttt side"],
])("a key that was held too long is a slip: %s, %s", (definition, answer) => expect(score(definition, answer)).toBe(95));

test.each([
  ["World War II", "World War III"],
  ["Henry VIII", "Henry VII"],
  ["die Tasse", "die Taschhhe"],
])("another word is no slip: %s, %s", (definition, answer) => expect(score(definition, answer)).toBeLessThan(90));
