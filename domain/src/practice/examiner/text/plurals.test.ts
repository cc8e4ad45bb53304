import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const graded = (language: string, term: string, definition: string, answer: string) =>
  grade({ term, definition, answer, language, deck: [] });

test.each([
  ["en", "mitochondrion", "mitochondria"],
  ["en", "the criterion", "criteria"],
  ["en", "axis", "axes"],
  ["en", "fungus", "fungi"],
  ["en", "stigma", "stigmata"],
  ["en", "opus", "opera"],
  ["en", "matrix", "matrices"],
  ["en", "algae", "alga"],
  ["en", "goose", "geese"],
  ["en", "the leaf", "leaves"],
  ["fr", "le cheval", "les chevaux"],
  ["fr", "l'œil", "les yeux"],
  ["es", "la luz", "las luces"],
  ["de", "das Mitochondrium", "Mitochondrien"],
  ["de", "das Virus", "Viren"],
  ["de", "die Firma", "Firmen"],
  ["de", "Lexikon", "Lexika"],
  ["de", "Thema", "die Themen"],
])("a plural of its own is the noun (%s): %s, %s", (language, definition, answer) => {
  const { score, rule } = graded(language, "what was asked", definition, answer);
  expect([score, rule]).toEqual([98, "word-form"]);
});

test.each([
  ["en", "fungus (plural)", "fungi", "fungus"],
  ["en", "plural of bacterium", "bacteria", "bacterium"],
  ["en", "singular of data", "datum", "data"],
  ["de", "das Thema (Plural)", "die Themen", "das Thema"],
])("where the number is asked, the other number is wrong: %s", (language, term, definition, answer) => {
  expect(graded(language, term, definition, answer).score).toBe(0);
});

test.each([
  ["en", "photon", "photo"],
  ["en", "bacterium", "fungi"],
  ["en", "safe", "saves"],
  ["en", "ammonium", "ammonia"],
  ["de", "Oma", "Omen"],
  ["de", "Studium", "Studie"],
])("words that only look so stay two (%s): %s, %s", (language, definition, answer) => {
  expect(graded(language, "what was asked", definition, answer).score).toBe(0);
});

test("one word is never said to be the other way round", () => {
  expect(graded("de", "Woran man lernt", "Studium", "Studie").rule).toBe("no-match");
});
