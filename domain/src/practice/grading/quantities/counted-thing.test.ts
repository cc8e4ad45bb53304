import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon } from "../question/lexicon.ts";

const lexicon = { ...noLexicon, areSynonyms: (a: string, b: string) => [a, b].toSorted().join() === "petals,petioles" };
const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }, lexicon);

test.each([
  ["Number of petals of a poppy", "4", "4 leaves"],
  ["How many oars has a galley", "170", "it has 170 masts"],
  ["Number of keys on a piano", "88", "eighty-eight strings"],
])("the right number of other things is worth a part: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer)).toMatchObject({ score: 50, rule: "one-word-other" });
});

test.each([
  ["Number of petals of a poppy", "4", "4 petals"],
  ["Number of petals of a poppy", "4", "4 petioles"],
  ["Number of players of a rowing team", "8", "8 people"],
  ["Number of keys on a piano", "88", "88 of them"],
  ["Number of cups in the set", "12", "6 pairs"],
  ["How many members has the league", "14", "14 towns"],
  ["Number of moons of the planet", "2", "2 satellites"],
])("the same things, or a name of their kind, cost nothing: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).rule).not.toBe("one-word-other");
});
