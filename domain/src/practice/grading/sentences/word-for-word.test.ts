import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string) {
  const { score } = grade({ term: "the term", definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["ships goods of every kind to a port of one country", "ships goods of one kind to a port of every country", "wrong"],
  ["le berger rend la brebis grasse au maître avare", "le berger rend la brebis avare au maître grasse", "wrong"],
  ["pays a low price for a rare coin", "pays a rare price for a low coin", "wrong"],
  ["the fox and the badger share a den", "the badger and the fox share a den", "right"],
])("two exchanged words change the meaning: %s, %s: %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["fence that keeps deer out of a garden", "fence that keeps deer in a garden", "wrong"],
  ["Wächter, der außerhalb der Mauer schläft", "Wächter, der in der Mauer schläft", "wrong"],
  ["il dort avant le repas du soir", "il dort après le repas du soir", "wrong"],
  ["Wächter, der außerhalb der Mauer schläft", "Wächter, der ausserhalb der Mauer schläft", "right"],
])("an opposite preposition changes the meaning: %s, %s: %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["brings letters from the palace to the harbour", "brings letters from the palace to the palace", "a part"],
  ["the roof is red everywhere and the doors are old", "the roof is red everywhere and the doors are red", "a part"],
  ["führt Schiffe vom Hafen zur Schleuse", "führt Schiffe vom Hafen zum Hafen", "a part"],
])("a word repeated in place of another is worth a part: %s, %s: %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});
