import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { haveExchangedAdjectives, haveExchangedPlaces } from "./exchanged.ts";

test.each([
  ["old letter that a young reader finds", "young letter that an old reader finds", true],
  ["earlier film score that later films quote", "later film score that quotes an earlier one", true],
  ["large wheel that drives a small gear", "small wheel that drives a large gear", true],
  ["old letter that a young reader finds", "a young reader finds this old letter", false],
  ["falls from high to low ground", "falls from the high ground to the low one", false],
  ["large pieces from small ones", "small pieces become large pieces", false],
])("two opposite adjectives keep their nouns: %s: %s: %s", (definition, answer, isExchanged) => {
  expect(haveExchangedAdjectives(definition.split(" "), answer.split(" "))).toBe(isExchanged);
});

test.each([
  ["paints shadow on a wall", "paints a wall in shadow", true],
  ["keeps milk in a bottle", "keeps a bottle in milk", true],
  ["writes a name on the ring", "writes a ring on the name", true],
  ["keeps milk in a bottle", "keeps the milk in bottles", false],
  ["keeps milk in a bottle", "a bottle with milk in it", false],
])("an object and its place keep their roles: %s: %s: %s", (definition, answer, isExchanged) => {
  expect(haveExchangedPlaces(definition.split(" "), answer.split(" "))).toBe(isExchanged);
});

test.each([
  ["crab that feeds shrimps at night", "shrimp that feeds crabs"],
  ["law that binds the courts of the land", "court that binds the laws"],
  ["guild which governs the town for a year", "town which governs the guild"],
])("a subject and its object keep their roles: %s, %s", (definition, answer) => {
  expect(grade({ term: "the asked", definition, answer, deck: [] })).toMatchObject({ score: 0, rule: "swapped" });
});

test("a subject that does the same in another word order keeps its role", () => {
  const question = { term: "the asked", definition: "crab that feeds shrimps at night", deck: [] };
  expect(grade({ ...question, answer: "crab that at night feeds shrimps" }).isCorrect).toBe(true);
});
