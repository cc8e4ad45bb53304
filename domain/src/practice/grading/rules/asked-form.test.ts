import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon } from "../question/lexicon.ts";

// A lexicon in which all words are synonyms.
const lexicon = { ...noLexicon, areSynonyms: () => true };

test.each([
  ["Past tense of go", "went", "went", 100],
  ["Past tense of go", "went", "goed", 0],
  ["Past tense of go", "went", "gone", 0],
  ["Past participle of to sing", "sung", "singed", 0],
  ["Past tense of to catch", "caught", "cuaght", 95],
  ["Plural of goose", "geese", "gooses", 0],
  ["Comparative of far", "farther", "farer", 0],
  ["cantar, yo, pretérito", "canté", "yo canté", 100],
  ["salir, ellos, presente", "salen", "salem", 50],
  ["chanter, nous, imparfait", "chantions", "chantiens", 50],
  ["chanter, nous, imparfait", "chantions", "chanttions", 95],
])("%s: %s, %s is %d", (term, definition, answer, score) => {
  expect(grade({ term, definition, answer, deck: [] }, lexicon).score).toBe(score);
});

test("another form is distinguished from a repeated question", () => {
  expect(grade({ term: "Plural of mouse", definition: "mice", answer: "mouses", deck: [] }).rule).toBe("no-match");
});
