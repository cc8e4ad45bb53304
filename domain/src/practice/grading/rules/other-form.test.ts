import { expect, test } from "vitest";
import { noLexicon } from "../question/lexicon.ts";
import { grade } from "../grade.ts";

function marked(term: string, definition: string, answer: string) {
  const { score, rule } = grade({ term, definition, answer, deck: [] });
  return [score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule];
}

test.each([
  ["cousin (Spanish)", "el primo", "la prima", "wrong", "opposite"],
  ["nephew (Italian)", "il ragazzo", "la ragazza", "wrong", "opposite"],
  ["teacher (Portuguese)", "o professor", "a professora", "wrong", "opposite"],
  ["friend (Spanish)", "amigo", "amiga", "a part", "one-word-other"],
  ["dog (Spanish)", "el perro", "perro", "right", "exact"],
  ["where fish breathe", "gill", "gills", "right", "word-form"],
])("%s, %s: %s is %s by %s", (term, definition, answer, verdict, rule) => {
  expect(marked(term, definition, answer)).toEqual([verdict, rule]);
});

test.each([
  ["arbeiten", "to work", "worker", "a part"],
  ["Nachrichten", "news", "new", "a part"],
  ["Leben", "life", "live", "a part"],
  ["arbeiten", "to work", "working", "right"],
  ["Hund", "dog", "dogs", "right"],
  ["schnell", "quick", "quickly", "right"],
])("a related word with its own dictionary entry is another word: %s, %s: %s is %s", (term, definition, answer, verdict) => {
  const entries = ["work", "worker", "news", "new", "life", "live", "dog", "quick", "quickly", "working"];
  const lexicon = {
    ...noLexicon,
    areDerived: (a: string, b: string) => a.slice(0, 2) === b.slice(0, 2),
    senses: (word: string) => (entries.includes(word) ? [{ words: [word], gloss: "" }] : []),
  };
  const { score } = grade({ term, definition, answer, deck: [] }, lexicon);
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});

test("a final e makes another word if the language has it", () => {
  const lexicon = { ...noLexicon, isWord: () => true };
  expect(grade({ term: "dress of an animal", definition: "cloth", answer: "clothe", deck: [] }, lexicon).isCorrect).toBe(false);
});

test("in a deck of several languages the question's language decides whether a slip is another word", () => {
  const lexicon = { ...noLexicon, isWord: (word: string, language: string) => language === "en" && ["mustard", "custard"].includes(word) };
  const deck = ["el perro de la casa", "los gatos de la calle", "una de las flores"].map((definition) => ({ term: "x", definition }));
  expect(grade({ term: "yellow paste for the sausage", definition: "mustard", answer: "custard", deck }, lexicon).isCorrect).toBe(false);
});
