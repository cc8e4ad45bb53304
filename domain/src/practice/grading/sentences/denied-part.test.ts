import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function graded(definition: string, answer: string) {
  return grade({ term: "the term", definition, answer, deck: [] });
}

test.each([
  ["hires by merit, not by birth", "hires by merit", "not by birth"],
  ["le tuteur signe le bail et non le locataire", "le tuteur signe le bail", "et non le locataire"],
  ["a canoe has a closed bow and a deck, a kayak does not", "a canoe has a closed bow and a deck", "a kayak does not"],
])("an answer that leaves out the denied part gets a part: %s, %s lacks %s", (definition, answer, missing) => {
  expect(graded(definition, answer)).toMatchObject({ score: 70, missing: [missing] });
});

test.each([
  ["hires by merit, not by birth", "hires by birth, not by merit"],
  ["le tuteur signe le bail et non le locataire", "le locataire signe le bail et non le tuteur"],
  ["a canoe has a closed bow and a deck, a kayak does not", "a kayak has a closed bow and a deck, a canoe does not"],
  ["hires by merit, not by birth", "hires by birth"],
])("an answer that affirms the denied part is wrong: %s, %s", (definition, answer) => {
  expect(graded(definition, answer).score).toBe(0);
});

test("an answer with both parts gets full marks", () => {
  expect(graded("hires by merit, not by birth", "it hires by merit and not by birth").score).toBeGreaterThanOrEqual(90);
});
