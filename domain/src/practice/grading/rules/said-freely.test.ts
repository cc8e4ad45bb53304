import { expect, test } from "vitest";
import { noLexicon } from "../question/lexicon.ts";
import { grade } from "../grade.ts";
import { isSaidFreely } from "./negations.ts";
import { isOfItsOwn } from "../sentences/roles.ts";

function scoreOf(definition: string, answer: string) {
  return grade({ term: "the term", definition, answer, deck: [] }, noLexicon).score;
}

test.each([
  ["wind carries sand from the desert to the sea", "sand from the desert is what the wind carries to the sea"],
  ["a king rules the land with a parliament", "with a parliament beside him, the land is what a king rules"],
  ["bees carry pollen from flower to flower", "pollen is something that bees carry from flower to flower"],
])("in one's own words the order of the nouns does not matter: %s: %s", (definition, answer) => {
  expect(isOfItsOwn(definition.split(" "), answer.split(" "))).toBe(true);
  expect(scoreOf(definition, answer)).toBeGreaterThanOrEqual(90);
});

test.each([
  ["Sparta defeated Athens", "Athens defeated Sparta"],
  ["sellers offer goods to buyers", "buyers offer goods to sellers"],
  ["the court controls the government", "the government controls the court"],
  ["Sparta conquered Athens", "Sparta was conquered by Athens"],
])("in a copy of the card's sentence it does: %s: %s", (definition, answer) => {
  expect(scoreOf(definition, answer)).toBe(0);
});

test("an answer in one's own words has other words than the card, apart from those of a negation", () => {
  const isFree = (definition: string, answer: string) => isSaidFreely(definition.split(" "), answer.split(" "), "en");
  expect(isFree("keeps dust out of the room with a filter", "a filter so that no dust gets into it there")).toBe(true);
  expect(isFree("keeps dust out of the room with a filter", "does not keep dust out of the room with a filter")).toBe(false);
  expect(isFree("the days are long in summer", "the days are not long in summer")).toBe(false);
});

test.each([
  ["keeps rain out of the house", "a cover so that no rain gets into the house", "right"],
  ["keeps rain out of the house", "does not keep rain out of the house", "wrong"],
  ["keeps rain out of the house", "lets rain into the house", "wrong"],
  ["the days are longer than the nights", "the days are not longer than the nights", "wrong"],
  ["prices rise when goods are scarce", "prices fall when goods are scarce", "wrong"],
])("an antonym or a negation reverses a copy: %s: %s is %s", (definition, answer, verdict) => {
  expect(scoreOf(definition, answer) >= 90 ? "right" : "wrong").toBe(verdict);
});
