import fc from "fast-check";
import { expect, test } from "vitest";
import type { CardInput } from "../cards/card.ts";
import type { DeckInput } from "./deck.ts";
import { disagreements } from "./merging.ts";
import { sameContent } from "./same-content.ts";

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

test("the content of a deck is its texts, its cards and their order; white space at the ends makes no difference", () => {
  expect(sameContent(aDeck([a], " Cells "), aDeck([{ ...a, term: "A\n" }]))).toBe(true);
  expect(sameContent(aDeck([a]), aDeck([a], "Cell biology"))).toBe(false);
  expect(sameContent(aDeck([a]), aDeck([a], "Cells", "theirs"))).toBe(false);
  expect(sameContent(aDeck([a]), aDeck([{ ...a, definition: "changed" }]))).toBe(false);
  expect(sameContent(aDeck([a, b]), aDeck([b, a]))).toBe(false);
});

test("a save whose reply was lost is recognized although its new cards have ids now", () => {
  expect(sameContent(aDeck([{ term: "A", definition: "first" }]), aDeck([a]))).toBe(true);
  expect(sameContent(aDeck([{ term: "A", definition: "first" }]), aDeck([b]))).toBe(false);
  expect(sameContent(aDeck([]), aDeck([a]))).toBe(false);
});

test("two versions of the same cards have no conflict exactly if their content is the same", () => {
  fc.assert(
    fc.property(deck, deck, (mine, theirs) => {
      expect(sameContent(mine, mine)).toBe(true);
      expect(disagreements(null, mine, theirs).length === 0).toBe(sameContent(mine, theirs));
    }),
  );
});
