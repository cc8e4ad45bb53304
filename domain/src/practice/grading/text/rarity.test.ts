import { expect, test } from "vitest";

import { rarityIn } from "./rarity.ts";

const deck = [{ term: "संविधान", definition: "Don't say (a.b) or C++, שָׁלוֹם, ภาษาไทย" }];

test.each(["संविधान", "don't", "(a.b)", "c++", "שָׁלוֹם", "ภาษาไทย"])("the word %j of a deck is known", (word) => {
  expect(rarityIn(deck).knows(word)).toBe(true);
});

test.each(["सविधान", "dont", "(a,b)", "a/b", "x-y", "a\\b", "[a", "$^", "שלום"])(
  "%j is not known, as it is no word of the deck",
  (word) => {
    expect(rarityIn(deck).knows(word)).toBe(false);
  },
);
