import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { inOneAlphabet } from "./one-alphabet.ts";

test("a word with letters of two alphabets that look alike is in one of them", () => {
  expect(inOneAlphabet("вiсiмдесят")).toBe("вісімдесят");
  expect(inOneAlphabet("Bода")).toBe("Вода");
  expect(inOneAlphabet("молокó")).toBe("молоко\u0301");
  expect(inOneAlphabet("eščё")).toBe("eščë");
  expect(inOneAlphabet("Khrushchёv")).toBe("Khrushchëv");
});

test("words of one alphabet, and those with letters that have no double, stay", () => {
  for (const text of ["Москва Moscow", "web-сайт", "DVDшник", "seven", "сім"]) expect(inOneAlphabet(text)).toBe(text);
});

describe("marking", () => {
  // rosaenlg-n2words 3.3.0 writes Ukrainian numbers with a Latin i.
  test("a card with a Latin i in a Cyrillic word is answered by the word, and the other way round", () => {
    for (const [definition, answer] of [
      ["вiсiм", "вісім"],
      ["вісім", "вiсiм"],
      ["двадцять три тисячi", "двадцять три тисячі"],
    ] as const)
      expect(grade({ term: "the number", definition, answer, language: "uk", deck: [] }).score).toBe(100);
    expect(grade({ term: "eight", definition: "вiсiм", answer: "сiм", language: "uk", deck: [] }).isCorrect).toBe(false);
  });
});
