import { describe, expect, test } from "vitest";
import { cardsOfLines } from "./cards-of-lines.ts";

const cardsOf = (lines: readonly string[], separator: string | null = null) =>
  cardsOfLines(lines.join("\n"), separator).cards.map(({ term, definition }) => [term, definition]);

describe("the bullets of a list", () => {
  test("are removed if every line has one", () => {
    expect(cardsOf(["- osmosis - through a membrane", "", "- enzyme - speeds up - a lot"])).toEqual([
      ["osmosis", "through a membrane"],
      ["enzyme", "speeds up - a lot"],
    ]);
    expect(cardsOf(["• a: b", "• c = d", "   ◦ e\tf"]), "of a mixed list, and of one in two levels").toEqual([
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
    ]);
    expect(cardsOf(["* a;b", "* c;d"], ";"), "also with a chosen separator").toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  test("stay if a line has none, and a minus is no bullet", () => {
    expect(cardsOf(["- a: b", "c: d"])).toEqual([
      ["- a", "b"],
      ["c", "d"],
    ]);
    expect(cardsOf(["-1\tminus one", "-2\tminus two"])).toEqual([
      ["-1", "minus one"],
      ["-2", "minus two"],
    ]);
  });
});

test("a colon inside bold type separates, as one behind it does", () => {
  const cards = [
    ["**osmosis**", "through a membrane"],
    ["**enzyme**", "speeds up: a lot"],
  ];
  expect(cardsOf(["**osmosis:** through a membrane", "**enzyme:** speeds up: a lot"])).toEqual(cards);
  expect(cardsOf(["1. **osmosis:** through a membrane", "2. **enzyme:** speeds up: a lot"])).toEqual(cards);
  expect(cardsOf(["- **osmosis:** through a membrane", "- **enzyme:** speeds up: a lot"])).toEqual(cards);
});

describe("paragraphs of a list without separators", () => {
  test("are cards, with their first lines as terms", () => {
    expect(cardsOf(["osmosis", "through a membrane", "", "enzyme", "speeds up", "a lot", " ", "", 'a "gene"', "unit of DNA"])).toEqual([
      ["osmosis", "through a membrane"],
      ["enzyme", "speeds up\na lot"],
      ['a "gene"', "unit of DNA"],
    ]);
  });

  test("are cards with the line breaks of Windows, too", () => {
    const text = ["osmosis", "through a membrane", "", "enzyme", "speeds up"].join("\r\n");
    expect(cardsOfLines(text, null).cards).toMatchObject([
      { term: "osmosis", definition: "through a membrane" },
      { term: "enzyme", definition: "speeds up" },
    ]);
  });

  test("are none where one has a single line, or a separator is chosen", () => {
    expect(cardsOf(["osmosis", "through a membrane", "", "enzyme"])).toEqual([]);
    expect(cardsOf(["osmosis", "through a membrane", "", "enzyme", "speeds up"], ";")).toEqual([]);
  });
});
