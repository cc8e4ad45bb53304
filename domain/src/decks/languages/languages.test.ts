import { describe, expect, test } from "vitest";

import { guessedLanguages } from "./guessed-languages.ts";
import { directionOf, isLanguage, languagesIn, languagesProblem } from "./languages.ts";

test.each(["de", "ja", "pt-BR", "zh-Hant", "zh-Hant-TW", "es-419", "grc"])("%s names a language", (tag) => {
  expect(isLanguage(tag)).toBe(true);
});

test.each(["", "d", "German", "de_DE", "de-de", "x-klingon", "de ", '"><script>', "de-DE-1996", "a".repeat(400)])("%j does not", (tag) => {
  expect(isLanguage(tag)).toBe(false);
  expect(languagesProblem({ term: tag, definition: null })).toBe("deck/bad-language");
});

test("a side may have no language", () => {
  expect(languagesProblem({ term: null, definition: null })).toBeNull();
});

test("only valid tags are taken from a file", () => {
  expect(languagesIn({ term: "ja", definition: 3 })).toEqual({ term: "ja", definition: null });
  expect(languagesIn({ term: "Japanese" })).toBeNull();
  expect(languagesIn(null)).toBeNull();
  expect(languagesIn("ja")).toBeNull();
});

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["az-Arab", "rtl"],
  ["de", "auto"],
  [null, "auto"],
])("the direction of a text in %s is %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

describe("a guess", () => {
  const deck = (...cards: [string, string][]) => cards.map(([term, definition]) => ({ term, definition }));

  test.each<[string, [string, string][], string | null, string | null]>([
    [
      "kana",
      [
        ["犬 (いぬ)", "the dog"],
        ["猫", "the cat"],
        ["鳥", "the bird"],
      ],
      "ja",
      "en",
    ],
    [
      "characters alone",
      [
        ["狗", "der Hund"],
        ["猫", "die Katze"],
        ["鸟", "der Vogel"],
      ],
      "zh",
      "de",
    ],
    [
      "Cyrillic",
      [
        ["собака", "el perro"],
        ["кошка", "el gato"],
        ["птица", "la niña"],
      ],
      "ru",
      "es",
    ],
    ["Ukrainian letters", [["їжак", "hedgehog"]], "uk", null],
    ["Persian letters", [["پدر", "father"]], "fa", null],
    ["Hebrew", [["כלב", "dog"]], "he", null],
    [
      "articles and umlauts",
      [
        ["der Hund", "the dog"],
        ["die Katze", "the cat"],
        ["das Mädchen", "the girl"],
      ],
      "de",
      "en",
    ],
    [
      "French",
      [
        ["le chien", "the dog"],
        ["la forêt", "the forest"],
        ["le garçon", "the boy"],
      ],
      "fr",
      "en",
    ],
    [
      "Korean with a gap",
      [
        ["{{c1::개}}가 짖는다", "the dog barks"],
        ["고양이", "the cat"],
        ["새", "the bird"],
      ],
      "ko",
      "en",
    ],
  ])("uses %s", (_name, cards, term, definition) => {
    expect(guessedLanguages(deck(...cards))).toEqual({ term, definition });
  });

  test("is null for a deck in a single language", () => {
    expect(guessedLanguages(deck(["mitosis", "the division of a cell"], ["meiosis", "the division to four of the cells"]))).toBeNull();
    expect(guessedLanguages(deck(["x", "y"], ["z", "w"]))).toBeNull();
  });

  test("is null for an empty deck, and for formulas only", () => {
    expect(guessedLanguages([])).toBeNull();
    expect(guessedLanguages(deck(["1", "2"], ["+", "-"]))).toBeNull();
  });

  test("reads a part of a deck of 10,000 cards with long sides", () => {
    const long = "собака ".repeat(2000);
    const cards = Array.from({ length: 10_000 }, () => ({ term: long, definition: "the dog and the cat" }));
    expect(guessedLanguages(cards)).toEqual({ term: "ru", definition: "en" });
  });
});
