import { expect, test } from "vitest";

import { createWordsOfDeck } from "./words-of-deck.ts";

const card = (term: string, definition: string, tags?: string[]) => ({ term, definition, ...(tags && { tags }) });

test("each word stands once, folded, with the places of its cards; words of the description alone have none", () => {
  const deck = createWordsOfDeck();
  deck.addCard(card("**Café** au lait", "milk coffee", ["drinks"]));
  deck.addCard(card("lait", "milk; milk"));
  deck.addDescription("Drinks of Paris");
  expect(deck.words()).toBe(" cafe au lait milk coffee drinks of paris ");
  expect(deck.places()).toBe("0;0;0,1;0,1;0;0;;");
});

test("runs of letters without spaces stand as they are, long ones in pieces that share their ends", () => {
  const deck = createWordsOfDeck();
  const run = Array.from({ length: 450 }, (_, at) => String.fromCharCode(0x4e00 + at)).join("");
  deck.addCard(card("語学の学生", run));
  const words = deck.words().trim().split(" ");
  expect(words[0]).toBe("語学の学生");
  for (let at = 0; at + 10 < run.length; at += 1) expect(words.some((word) => word.includes(run.slice(at, at + 10)))).toBe(true);
});

test("words of a text without end are left out from a length on, and their number stays that of the places", () => {
  const deck = createWordsOfDeck();
  for (let at = 0; at < 20_000; at += 1) deck.addCard(card(`term${at} of something`, `a rather long definition${at} of it`));
  expect(deck.words().length).toBeLessThan(410_000);
  expect(deck.places().length).toBeLessThan(1_010_000);
  expect(deck.places().split(";")).toHaveLength(deck.words().trim().split(" ").length);
});

test("a deck without words has none", () => {
  const deck = createWordsOfDeck();
  deck.addCard(card("?", "!"));
  expect([deck.words(), deck.places()]).toEqual(["", ""]);
});
