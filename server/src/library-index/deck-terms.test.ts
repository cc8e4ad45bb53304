import { expect, test } from "vitest";

import { createDeckTerms } from "./deck-terms.ts";

/** A word of letters for each number. */
const wordOf = (number: number) =>
  Array.from(String(number).padStart(7, "0"), (digit) => String.fromCharCode(0x62 + Number(digit))).join("");
const words = (count: number, from = 0) => Array.from({ length: count }, (_, at) => wordOf(from + at)).join(" ");

const deckOf = (cards: readonly { term: string; definition: string }[]) => {
  const deck = createDeckTerms({ title: "Long", author: "@ada", description: "", tags: [], languages: [] });
  for (const card of cards) deck.addCard(card);
  return deck;
};

test("of a long side the beginning is read", () => {
  const deck = deckOf([{ term: `${words(20_000)} theend`, definition: "afterwards" }]);
  const terms = new Set(deck.terms());
  expect([terms.has(wordOf(0)), terms.has(wordOf(5_000)), terms.has("theend"), terms.has("afterwards")]).toEqual([true, true, false, true]);
  expect(terms.size).toBeLessThan(20_000);
});

test("a side of 9 MB takes no longer than its beginning", () => {
  const term = words(100_000).repeat(11);
  const start = performance.now();
  deckOf([{ term, definition: term }]).terms();
  expect(performance.now() - start).toBeLessThan(1_500);
});

test("words that do not fit into the entry are no words to search for either, and the title's stay", () => {
  const deck = deckOf(Array.from({ length: 40 }, (_, at) => ({ term: words(2_000, at * 2_000), definition: "x" })));
  const terms = new Set(deck.terms());
  expect(terms.size).toBeLessThanOrEqual(40_000);
  expect(deck.vocabulary().length).toBeLessThanOrEqual(terms.size);
  expect(deck.vocabulary().filter((word) => !terms.has(word))).toEqual([]);
  expect(deck.vocabulary()).toContain("long");
});
