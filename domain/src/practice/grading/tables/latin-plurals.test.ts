import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { areOneLatinWord } from "./latin-plurals.ts";

test.each([
  ["criterion", "criteria"],
  ["millennium", "millennia"],
  ["fungus", "fungi"],
  ["vertebra", "vertebrae"],
  ["hypothesis", "hypotheses"],
  ["appendix", "appendices"],
])("%s and %s are forms of one word", (one, many) => {
  expect(areOneLatinWord(one, many)).toBe(true);
  expect(areOneLatinWord(many, one)).toBe(true);
});

test.each([
  ["ion", "ia"],
  ["carbon", "carbonate"],
  ["virus", "virtue"],
  ["magnesium", "magnesia"],
  ["aluminum", "alumina"],
])("%s and %s are not", (a, b) => {
  expect(areOneLatinWord(a, b)).toBe(false);
});

test("the plural is right for a card in the singular", () => {
  expect(grade({ term: "Stage of the play", definition: "proscenium", answer: "the proscenia", deck: [] }).isCorrect).toBe(true);
});
