import fc from "fast-check";
import { expect, test } from "vitest";
import type { CardInput } from "../cards/card.ts";
import type { DeckInput } from "./deck.ts";
import { differences, sameContent } from "./differences.ts";

function aDeck(cards: readonly CardInput[], title = "Cells", description = ""): DeckInput {
  return { title, description, cards };
}

const a = { id: "a", term: "A", definition: "first" };
const b = { id: "b", term: "B", definition: "second" };

const card = fc.record({ term: fc.string(), definition: fc.string() });
const deck = fc.record({ title: fc.string(), description: fc.string(), cards: fc.array(card, { maxLength: 6 }) }).map((input) => ({
  ...input,
  cards: input.cards.map((sides, row) => ({ id: String(row), ...sides })),
}));

test("a changed title and description are told first", () => {
  expect(differences(aDeck([a], "Cells", "mine"), aDeck([a], "Cell biology", "theirs"))).toEqual([
    { kind: "title", mine: "Cells", theirs: "Cell biology" },
    { kind: "description", mine: "mine", theirs: "theirs" },
  ]);
});

test("a card that both changed shows both texts", () => {
  expect(differences(aDeck([a]), aDeck([{ ...a, definition: "changed" }]))).toEqual([
    { kind: "card", mine: { term: "A", definition: "first" }, theirs: { term: "A", definition: "changed" } },
  ]);
});

test("a card that only one version has is null in the other", () => {
  expect(differences(aDeck([a, { term: "new", definition: "card" }]), aDeck([a, b]))).toEqual([
    { kind: "card", mine: { term: "new", definition: "card" }, theirs: null },
    { kind: "card", mine: null, theirs: { term: "B", definition: "second" } },
  ]);
});

test("the same cards in another order differ in their order alone", () => {
  expect(differences(aDeck([a, b]), aDeck([b, a]))).toEqual([{ kind: "order" }]);
});

test("white space at the ends is no difference", () => {
  expect(differences(aDeck([a], " Cells "), aDeck([{ ...a, term: "A\n" }]))).toEqual([]);
});

test("a save whose answer was lost is recognised although its new cards have ids now", () => {
  expect(sameContent(aDeck([{ term: "A", definition: "first" }]), aDeck([a]))).toBe(true);
  expect(sameContent(aDeck([{ term: "A", definition: "first" }]), aDeck([b]))).toBe(false);
  expect(sameContent(aDeck([]), aDeck([a]))).toBe(false);
});

test("a deck never differs from itself, and a difference is always mutual", () => {
  fc.assert(
    fc.property(deck, deck, (mine, theirs) => {
      expect(differences(mine, mine)).toEqual([]);
      expect(differences(mine, theirs).length).toBe(differences(theirs, mine).length);
      expect(differences(mine, theirs).length === 0).toBe(sameContent(mine, theirs));
    }),
  );
});

test("a card that only they have is a difference, also when it has no id yet", () => {
  const shared = { id: "c1", term: "a", definition: "b" };
  const added = { term: "new", definition: "card" };
  const deckOf = (...cards: CardInput[]): DeckInput => ({ title: "T", description: "", cards });
  expect(differences(deckOf(shared), deckOf(shared, added))).toEqual([{ kind: "card", mine: null, theirs: added }]);
  expect(differences(deckOf(shared), deckOf(shared, { id: "c2", ...added }))).toEqual([{ kind: "card", mine: null, theirs: added }]);
});
