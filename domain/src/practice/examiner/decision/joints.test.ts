import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (definition: string, answer: string) => grade({ term: "What is it?", definition, answer, deck: [] }).score;

test.each([
  ["red and blue", "red or blue"],
  ["tea or coffee", "tea and coffee"],
  ["Blut und Eisen", "Blut oder Eisen"],
  ["sel et eau", "sel ou eau"],
])("or for and is a part: %s, %s", (definition, answer) => expect(score(definition, answer)).toBe(40));

test.each([
  ["red and blue", "blue and red"],
  ["father and mother", "mother and father"],
  ["الأب والأم", "الأم والأب"],
  ["red and blue", "red, blue"],
  ["no cats and dogs", "no cats or dogs"],
])("the order, and what is denied, need no other joint: %s, %s", (definition, answer) =>
  expect(score(definition, answer)).toBeGreaterThan(90),
);

test("the order counts where the question asks for it", () => {
  const [definition, answer] = ["red and blue", "blue and red"];
  expect(grade({ term: "Which colours, in their order?", definition, answer, deck: [] }).score).toBe(0);
});
