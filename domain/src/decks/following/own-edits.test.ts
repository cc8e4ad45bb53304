import { expect, test } from "vitest";

import { ownEdits, ownEditsOf } from "./own-edits.ts";
import type { TakenDeck } from "./taken-deck.ts";

const card = (id: string, term: string, definition: string) => ({ id, term, definition });
const deck = (...cards: ReturnType<typeof card>[]) => ({ title: "", description: "", cards });
const taken = (...cards: ReturnType<typeof card>[]): TakenDeck => ({
  ...deck(...cards),
  sources: cards.map(({ id }) => `s-${id}`),
  left: [],
});

test("lists each side that I edited, with the author's id of its card, my term of it and both texts", () => {
  const base = taken(card("a", "term", "old"), card("b", "x", "y"));
  const edits = ownEdits(
    base,
    deck(card("a", "term", "mine"), card("b", "mine too", "y")),
    deck(card("s-b", "x", "y"), card("s-a", "term", "old")),
  );
  expect(edits).toEqual([
    { cardId: "s-b", term: "mine too", field: "term", mine: "mine too", theirs: "x" },
    { cardId: "s-a", term: "term", field: "definition", mine: "mine", theirs: "old" },
  ]);
});

test("lists a note that I edited or added, and none that only the author has", () => {
  const noted = (id: string, extra?: string) => ({ ...card(id, "1", "1"), ...(extra !== undefined && { extra }) });
  const base = taken(noted("a", "old"), noted("b"), noted("c"));
  const mine = deck(noted("a", "mine"), noted("b", "added"), noted("c"));
  expect(ownEdits(base, mine, deck(noted("s-a", "old"), noted("s-b"), noted("s-c", "theirs")))).toEqual([
    { cardId: "s-a", term: "1", field: "extra", mine: "mine", theirs: "old" },
    { cardId: "s-b", term: "1", field: "extra", mine: "added", theirs: "" },
  ]);
});

test("finds the author's card of one of mine, with my edits of it, and none for a card of my own or one that the author removed", () => {
  const base = { ...taken(card("a", "1", "1"), card("b", "2", "2")), left: [{ id: "c", source: "s-c" }] };
  const mine = deck(card("a", "1", "mine"), card("b", "2", "mine too"), card("c", "3", "3"), card("own", "x", "y"));
  const theirs = deck(card("s-a", "1", "1"), card("s-c", "3", "3"));
  expect(["a", "b", "c", "own"].map((id) => ownEditsOf(id, base, mine, theirs))).toEqual([
    { cardId: "s-a", edits: [{ cardId: "s-a", term: "1", field: "definition", mine: "mine", theirs: "1" }] },
    null,
    { cardId: "s-c", edits: [] },
    null,
  ]);
});

test("lists no side that only the author changed, that both say the same, or that is empty here", () => {
  const base = taken(card("a", "1", "1"), card("b", "2", "2"), card("c", "3 {{c1::x}}", "3"));
  const mine = deck(card("a", "1", "1"), card("b", "new", "2"), card("c", "3 {{c1::x}}", ""));
  expect(ownEdits(base, mine, deck(card("s-a", "theirs", "1"), card("s-b", "new ", "2"), card("s-c", "3 {{c1::x}}", "3")))).toEqual([]);
});

test("lists nothing of my own cards, of cards that I removed, and of cards that the author removed", () => {
  const base = taken(card("a", "1", "1"), card("b", "2", "2"));
  expect(ownEdits(base, deck(card("b", "mine", "2"), card("own", "x", "y")), deck(card("s-a", "1", "1"), card("s-z", "9", "9")))).toEqual(
    [],
  );
});

test("lists any difference of a card of which it is not known what it was", () => {
  const base = { ...taken(), left: [{ id: "a", source: "s-a" }] };
  expect(ownEdits(base, deck(card("a", "1", "mine")), deck(card("s-a", "1", "1")))).toMatchObject([{ field: "definition" }]);
});

test("lists no side of a card that I did not edit, and that the author removed and brought back with other words", () => {
  const left = [{ id: "a", source: "s-a", card: card("a", "1", "1") }];
  const there = deck(card("s-a", "1", "new"));
  expect(ownEdits({ ...taken(), left }, deck(card("a", "1", "1")), there)).toEqual([]);
  expect(ownEdits({ ...taken(), left }, deck(card("a", "1", "mine")), there)).toMatchObject([{ field: "definition", mine: "mine" }]);
});
