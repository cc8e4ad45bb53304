import { expect, test } from "vitest";
import { cardsOfLines } from "./cards-of-lines.ts";

test("lines of a spreadsheet are cards", () => {
  expect(cardsOfLines("France\tParis\nJapan\tTokyo\n", null)).toEqual({
    cards: [
      { term: "France", definition: "Paris" },
      { term: "Japan", definition: "Tokyo" },
    ],
    notes: [],
    separator: "\t",
  });
});

test("the separator is detected, or chosen", () => {
  expect(cardsOfLines("a;b\nc;d", null).separator).toBe(";");
  expect(cardsOfLines("a = b\nc = d", " = ").cards).toEqual([
    { term: "a", definition: "b" },
    { term: "c", definition: "d" },
  ]);
});

test("lines with one side are skipped and counted", () => {
  expect(cardsOfLines("a\tb\nc\n\td\n\n", "\t")).toMatchObject({
    cards: [{ term: "a", definition: "b" }],
    notes: [{ what: "incomplete", count: 2 }],
  });
});

test("no column is lost", () => {
  const [card] = cardsOfLines("a\tb\tc", "\t").cards;
  expect(JSON.stringify(card)).toContain("c");
});

test("an empty text gives no cards", () => {
  expect(cardsOfLines("", null)).toMatchObject({ cards: [], notes: [] });
});
