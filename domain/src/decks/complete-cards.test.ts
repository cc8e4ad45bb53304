import fc from "fast-check";
import { expect, test } from "vitest";
import { completeCards } from "./complete-cards.ts";

test("a card with a blank side is dropped", () => {
  const full = { term: "a", definition: "b" };
  expect(completeCards([{ term: "", definition: "b" }, full, { term: "a", definition: " \n" }])).toEqual([full]);
});

test("dropping twice drops no more, and never reorders", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ term: fc.string(), definition: fc.string() })), (cards) => {
      const kept = completeCards(cards);
      expect(completeCards(kept)).toEqual(kept);
      expect(kept).toEqual(cards.filter((card) => kept.includes(card)));
    }),
  );
});
