import { expect, test } from "vitest";

import { formattedSpans, plainText } from "../cards/text/format.ts";
import { newDeckProblem } from "./problems.ts";
import { tutorialDecks } from "./tutorials.ts";

const [tutorial, formatting] = tutorialDecks("Recollect");

test("the tutorial deck is the specification's: id 0, its title after the brand, 10 cards", () => {
  expect(tutorial).toMatchObject({
    id: 0,
    title: "Recollect Tutorial",
    description: "Nothin' special, just a deck to help you get started.",
  });
  expect(tutorial.cards).toHaveLength(10);
  expect(tutorialDecks("Study Buddy")[0].title).toBe("Study Buddy Tutorial");
});

test("the formatting deck is the specification's: id 1, 5 cards", () => {
  expect(formatting).toMatchObject({
    id: 1,
    title: "Card Formatting",
    description: "How to use rich text and formatting on your cards.",
  });
  expect(formatting.cards).toHaveLength(5);
});

test("both would be valid as a student's decks, each card complete and with a unique id", () => {
  for (const deck of [tutorial, formatting]) {
    expect(newDeckProblem(deck)).toBeNull();
    expect(new Set(deck.cards.map(({ id }) => id)).size).toBe(deck.cards.length);
    for (const { term, definition } of deck.cards) expect([term.trim(), definition.trim()]).toEqual([term, definition]);
  }
});

test("the five fronts show the marks as they are typed, and the backs their effect", () => {
  const shown = formatting.cards.map(({ term, definition }) => [formattedSpans(term), formattedSpans(definition)] as const);
  for (const [front] of shown) expect(front.map(({ kind }) => kind)).toEqual(["text"]);
  expect(shown.map(([, back]) => back.map(({ kind }) => kind))).toEqual([["italic"], ["bold"], ["code"], ["underline"], ["strike"]]);
  for (const { term, definition } of formatting.cards) expect(plainText(term).endsWith(`: ${definition}`)).toBe(true);
});

test("no text in the tutorial is a mark by accident", () => {
  for (const { term, definition } of tutorial.cards) {
    for (const text of [term, definition]) expect(plainText(text)).not.toMatch(/[*_~`\\]/);
  }
});
