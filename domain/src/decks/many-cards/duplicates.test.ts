import { expect, test } from "vitest";
import type { FormCard } from "../deck-form.ts";
import { definitionsOf, duplicatesIn, mergeCards, mergedCard } from "./duplicates.ts";

const card = (key: string, term: string, definition: string, more: Partial<FormCard> = {}): FormCard => ({
  key,
  term,
  definition,
  ...more,
});
const picture = (id: string) => `![heart](media/${id}.png)`;

test("cards with the same term are a group, whatever their marks, capital letters and spaces", () => {
  const cards = [
    card("a", "Cell", "1"),
    card("b", "**cell** ", "2"),
    card("c", "cells", "3"),
    card("d", "CELL", "4"),
    card("e", "", "5"),
    card("f", " ", "6"),
  ];
  expect(duplicatesIn(cards).map((group) => group.map(({ key }) => key))).toEqual([["a", "b", "d"]]);
});

test.each([
  ["an accent", "papa", "papá"],
  ["another picture", picture("AbC123-_xYz0AbC1"), picture("BbC123-_xYz0AbC1")],
  ["another formula", "\\(x^2\\)", "\\(x^3\\)"],
])("terms that differ in %s are not the same", (_, one, other) => {
  expect(duplicatesIn([card("a", one, "1"), card("b", other, "2")])).toEqual([]);
});

test.each([
  [
    ["dog", "hound"],
    ["dog", "hound", "dog; hound"],
  ],
  [["dog", " dog "], ["dog"]],
  [["dog", ""], ["dog"]],
  [["", " "], [""]],
  [
    ["- a\n- b", "c"],
    ["- a\n- b", "c", "- a\n- b\nc"],
  ],
  [
    ["a", picture("AbC123-_xYz0AbC1")],
    ["a", picture("AbC123-_xYz0AbC1"), `a\n${picture("AbC123-_xYz0AbC1")}`],
  ],
])("of the definitions %j one can choose %j", (definitions, choices) => {
  expect(definitionsOf(definitions.map((definition, at) => card(`k${at}`, "t", definition)))).toEqual(choices);
});

test("the merged card keeps the id of the first saved card, and has the tags, notes and ways of all", () => {
  const group = [
    card("a", "Hund", "dog", { extra: "masculine" }),
    card("b", "hund", "hound", { id: "b", tags: ["x"], extra: "masculine" }),
    card("c", "Hund", "cur", { id: "c", tags: ["y", "x"], bothWays: true, typeAnswer: true, extra: "rare" }),
  ];
  expect(mergedCard(group, "dog; hound")).toEqual({
    key: "b",
    id: "b",
    term: "hund",
    definition: "dog; hound",
    extra: "masculine\nrare",
    tags: ["x", "y"],
    bothWays: true,
    typeAnswer: true,
  });
});

test("cards with other masks over one picture ask something else, and are no group", () => {
  const term = picture("AbC123-_xYz0AbC1");
  const masked = (key: string, mask: string) => card(key, term, "the heart", { masks: ["hide all", mask] });
  const [left, right] = [masked("a", "1 box 0.1 0.2 0.3 0.4: left"), masked("b", "1 box 0.5 0.2 0.3 0.4: right")];
  expect(duplicatesIn([left, right, card("c", term, "the heart")])).toEqual([]);
  expect(duplicatesIn([left, { ...left, key: "d" }])).toHaveLength(1);
});

test("a merged card stands where the first of them stood, and the others go", () => {
  const cards = [card("z", "z", "0"), card("a", "t", "1"), card("y", "y", "2"), card("b", "t", "3", { id: "b" })];
  const group = [cards[1]!, cards[3]!];
  const merged = mergedCard(group, "1; 3");
  const form = { title: "", description: "", cards };
  expect(mergeCards(form, group, merged).form.cards).toEqual([cards[0], merged, cards[2]]);
  expect(mergeCards({ ...form, cards: [cards[0]!] }, group, merged).form.cards).toEqual([cards[0]]);
});
