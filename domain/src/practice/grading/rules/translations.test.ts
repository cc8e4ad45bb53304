import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;

describe("the translation of one word", () => {
  test.each([
    ["Geschenk", "gift", "present"],
    ["la calle", "street", "the road"],
    ["le frigo", "refrigerator", "fridge"],
    ["obwohl", "although", "though"],
    ["Fernseher", "television", "TV"],
    ["Abfall", "rubbish", "garbage"],
  ])("%s, %s: %s is right", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ["Haus", "house", "greenhouse"],
    ["la pomme", "apple", "pineapple"],
    ["heureux (English)", "happy", "unhappy"],
    ["house (German)", "Haus", "Krankenhaus"],
    ["happy (French)", "heureux", "malheureux"],
    ["to follow (Spanish)", "seguir", "conseguir"],
    ["leihen", "to lend", "to borrow"],
  ])("%s, %s: %s is another word", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBe(0);
  });

  test("in a definition of several words a compound matches its part", () => {
    expect(markOf("femur", "bone of the thigh", "thighbone")).toBeGreaterThanOrEqual(90);
  });

  test("words that are synonyms as translations are not synonyms in a definition", () => {
    expect(markOf("Flyover", "street over another street", "shop over another shop")).toBeLessThan(90);
  });
});
