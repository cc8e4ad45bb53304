import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../question/lexicon.ts";

const glosses: Readonly<Record<string, string>> = {
  neptune: "a giant planet; the 8th planet from the sun",
  uranus: "a giant planet; the 7th planet from the sun",
  spleen: "an organ that filters blood",
  gland: "any of various organs that make something",
  pancreas: "a gland and organ behind the stomach that makes insulin",
  city: "a large and densely populated area",
  lima: "capital and largest city of Peru",
};
const lexicon: Lexicon = { ...noLexicon, senses: (term) => (glosses[term] === undefined ? [] : [{ words: [term], gloss: glosses[term] }]) };
const deck = [
  { term: "Capital of Bolivia", definition: "Sucre" },
  { term: "Capital of Peru", definition: "Lima" },
];
const scoreOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck }, lexicon).score;

test.each([
  ["Seventh planet", "Uranus", "Neptune, because Uranus is nearer to the Sun"],
  ["It makes insulin", "pancreas", "the spleen, which lies near the pancreas and the stomach"],
  ["It makes insulin", "pancreas", "the spleen, and the rest comes from the pancreas"],
  ["Capital of Peru", "Lima", "Sucre, although Lima has more people"],
  ["Unit of force", "newton", "newton metre"],
  ["Unit of power", "watt", "the watt-hour"],
])("another thing of the kind is named first, and the card's only with it: %s: %s, and not %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBe(0);
});

test.each([
  ["Seventh planet", "Uranus", "Uranus, because Neptune is farther from the Sun"],
  ["Seventh planet", "Uranus", "Neptune, no, actually Uranus"],
  ["It makes insulin", "pancreas", "the pancreas, which lies near the spleen"],
  ["Capital of Peru", "Lima", "a city, which is called Lima"],
  ["Capital of Peru", "Lima", "the capital of Peru, which is Lima"],
  ["It filters blood", "spleen", "a gland, which is the spleen"],
  ["Capital of Peru", "Lima", "not Sucre, although it is near, but Lima"],
  ["Unit of force", "newton", "newton, named after Isaac Newton"],
])("and where the card's is named first, or after all, it is right: %s: %s, %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
});
