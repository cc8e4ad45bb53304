import { expect, test } from "vitest";

import { copiedCards, copiedFrom, copyTitle } from "./copy.ts";
import { DECK } from "../limits/limits.ts";

test("a copy is called after its original", () => {
  expect(copyTitle("Capitals")).toBe("Capitals (Copy)");
  expect(copyTitle("Capitals (Copy)")).toBe("Capitals (Copy) (Copy)");
});

test("a title that has no room for the mark stays as it is", () => {
  expect(copyTitle("x".repeat(293))).toBe(`${"x".repeat(293)} (Copy)`);
  for (const length of [294, 299, DECK.titleMaxLength]) expect(copyTitle("x".repeat(length))).toBe("x".repeat(length));
});

test("copied cards say the same under new ids, remember the old ones, and leave the original alone", () => {
  const cards = Object.freeze([
    Object.freeze({ id: "a", term: "France", definition: "Paris" }),
    Object.freeze({ id: "b", term: " *Peru* ", definition: "Lima\n" }),
  ]);
  let given = 0;
  const copy = copiedCards(cards, () => `new-${(given += 1)}`);
  expect(copy.cards).toEqual([
    { id: "new-1", term: "France", definition: "Paris" },
    { id: "new-2", term: " *Peru* ", definition: "Lima\n" },
  ]);
  expect(copy.origins).toEqual({ "new-1": "a", "new-2": "b" });
});

test("a copy says which deck it was, whose, and when it was made", () => {
  expect(copiedFrom({ id: 7, author: "@ada" }, 1_800_000_000_000)).toEqual({
    originalId: 7,
    originalAuthor: "@ada",
    copiedAt: 1_800_000_000_000,
  });
});
