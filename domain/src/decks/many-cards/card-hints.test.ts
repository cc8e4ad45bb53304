import { expect, test } from "vitest";
import type { FormCard } from "../deck-form.ts";
import { hintsOf } from "./card-hints.ts";

const card = (term: string, definition: string, key = term): FormCard => ({ key, term, definition });
const whatOf = (...cards: FormCard[]) => hintsOf(cards).map(({ row, hints }) => [row, ...hints.map(({ what }) => what)]);

test.each<[string, FormCard, string[]]>([
  ["a card that is complete", card("cell", "the smallest unit of life"), []],
  ["a blank card", card(" ", ""), []],
  ["a missing term", card("", "unit"), ["empty side"]],
  ["a missing definition", card("cell", " "), ["empty side"]],
  ["a term with gaps needs no definition", card("The {{c1::cell}}", ""), []],
  ["a definition that has its term", card("Cell", "A cell is a unit."), ["term in definition"]],
  ["a definition with a part of a longer word", card("Cell", "Cellular and supercell"), []],
  ["a definition that is its term", card("Radio", "radio"), []],
  ["a short term, which is in other words by chance", card("is", "it is"), []],
  ["a definition of 300 words", card("t", "word ".repeat(300)), ["long side"]],
  ["a definition of 299 words", card("t", "word ".repeat(299)), []],
  ["a long Chinese side", card("t", "字".repeat(600)), ["long side"]],
  ["a picture without words", card("![](media/AbC123-_xYz0AbC1.png)", "heart"), ["picture without words"]],
  ["a sound without words", card("![](media/AbC123-_xYz0AbC1.mp3)", "heart"), []],
  ["a picture with words", card("![A heart](media/AbC123-_xYz0AbC1.png)", "heart muscle"), []],
])("%s", (_, one, expected) => {
  expect(hintsOf([one]).flatMap(({ hints }) => hints.map(({ what }) => what))).toEqual(expected);
});

test("cards with the same term name each other, and have their rows", () => {
  const cards = [card("cell", "1", "a"), card("atom", "2", "b"), card("Cell", "3", "c")];
  expect(whatOf(...cards)).toEqual([
    [0, "same term"],
    [2, "same term"],
  ]);
  expect(hintsOf(cards)[0]!.hints[0]).toEqual({ what: "same term", cards: [cards[0], cards[2]] });
});

test("a word that is the same in both languages is no fault", () => {
  const cards = [card("hotel", "the hotel")];
  expect(hintsOf(cards, { term: "es", definition: "en" })).toEqual([]);
  expect(hintsOf(cards, { term: "en", definition: "en" })).toHaveLength(1);
  expect(hintsOf(cards, { term: "en", definition: null })).toHaveLength(1);
});
