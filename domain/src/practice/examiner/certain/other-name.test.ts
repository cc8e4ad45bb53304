import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import names from "../knowledge/names-of-one-thing.json" with { type: "json" };

const scoreOf = (term: string, definition: string, answer: string, deck: { term: string; definition: string }[] = []) =>
  grade({ term, definition, answer, deck }).score;

describe("names of one thing", () => {
  test.each([
    ["Which country is north of Mexico?", "the United States", "USA"],
    ["Which country is north of Mexico?", "the USA", "the U.S."],
    ["The largest ocean", "Pacific Ocean", "the Pacific"],
    ["It ended in 1945", "World War II", "WW2"],
    ["The unit of mass", "kilogram", "kg"],
    ["The unit of resistance", "ohm", "Ω"],
    ["Element 1", "Wasserstoff", "H"],
    ["Which gas do plants take up?", "CO2", "carbon dioxide"],
    ["Is the earth flat?", "False", "no"],
    ["The capital of the Eastern Roman Empire", "Constantinople", "Istanbul"],
    ["The vitamin in carrots", "vitamin A", "retinol"],
    ["The valve between the left chambers", "bicuspid valve", "mitral valve"],
    ["support de l'information génétique", "ADN", "acide désoxyribonucléique"],
    ["país al norte de México", "EE. UU.", "Estados Unidos"],
  ])("stand for each other: %s, %s, %s", (term, definition, answer) => {
    expect(scoreOf(term, definition, answer)).toBe(96);
  });

  test.each([
    ["What does DNA stand for?", "deoxyribonucleic acid", "DNA"],
    ["The symbol of gold", "Au", "gold"],
    ["The chemical formula of water", "H2O", "water"],
    ["Die Abkürzung für Kilogramm", "kg", "Kilogramm"],
  ])("do not where one of them is asked: %s", (term, definition, answer) => {
    expect(scoreOf(term, definition, answer)).toBe(0);
  });

  test.each([
    ["The unit of force", "newton", "nitrogen"],
    ["It ended in 1945", "World War II", "WWI"],
    ["Is the earth flat?", "false", "true"],
    ["Element 1", "Wasserstoff", "helium"],
    ["The unit of mass", "kilogram", "km"],
  ])("are of that thing only: %s, %s is not %s", (term, definition, answer) => {
    expect(scoreOf(term, definition, answer)).toBe(0);
  });

  test("are not one where another card of the deck has the other", () => {
    const deck = [
      { term: "The common name of NaCl", definition: "table salt" },
      { term: "The chemist's name of NaCl", definition: "sodium chloride" },
    ];
    expect(scoreOf("The common name of it", "table salt", "sodium chloride", deck)).toBe(0);
  });

  test("stand in rows of at least two, once each", () => {
    for (const rows of [names.en, names.de, names.fr, names.es])
      for (const row of rows) {
        const all = row.split("; ");
        expect(new Set(all).size, row).toBe(all.length);
        expect(all.length, row).toBeGreaterThan(1);
      }
    for (const row of names.signs) expect(row).toMatch(/^\S+: \S/);
  });
});
