import { expect, test } from "vitest";

import { likeness, profileOf, sharedFronts } from "./deck-likeness.ts";

const deck = (title: string, ...fronts: string[]) =>
  profileOf(
    title,
    fronts.map((term) => ({ term })),
  );
const capitals = deck("Capitals of Europe", "France", "Spain", "**Italy**");

test("the same cards are the same deck, whatever its title, its marks and its capitals", () => {
  expect(sharedFronts(capitals, deck("Hauptstädte", "FRANCE", "spain ", "Italy", "Peru"))).toBe(1);
  expect(sharedFronts(deck("Hauptstädte", "France", "Peru"), capitals)).toBe(0.5);
});

test("a deck is the more like another the more cards and words of the title they share", () => {
  const others = [
    deck("Capitals of Europe", "France", "Spain", "Italy"),
    deck("Countries", "France", "Spain", "Italy", "Peru"),
    deck("Capitals of Asia", "Japan", "India"),
    deck("Cell biology", "Ribosome"),
  ];
  const likenesses = others.map((other) => likeness(capitals, other));
  expect(likenesses).toEqual(likenesses.toSorted((a, b) => b - a));
  expect(likenesses[0]).toBe(1);
  expect(likenesses.at(-1)).toBe(0);
});

test("decks without words or cards are like no other, and titles in scripts without spaces are compared by adjacent letters", () => {
  expect([likeness(deck(""), deck("")), sharedFronts(deck(""), capitals)]).toEqual([0, 0]);
  expect(likeness(deck("日本の歴史"), deck("日本の地理"))).toBeGreaterThan(0);
});
