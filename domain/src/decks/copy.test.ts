import { expect, test } from "vitest";

import { copiedCards, copiedFrom, copyTitle } from "./copy.ts";
import { DECK } from "../limits/limits.ts";

test("a copy has the title of its original with a mark", () => {
  expect(copyTitle("Capitals")).toBe("Capitals (Copy)");
  expect(copyTitle("Capitals (Copy)")).toBe("Capitals (Copy) (Copy)");
});

test("a title that is too long for the mark stays as it is", () => {
  expect(copyTitle("x".repeat(293))).toBe(`${"x".repeat(293)} (Copy)`);
  for (const length of [294, 299, DECK.titleMaxLength]) expect(copyTitle("x".repeat(length))).toBe("x".repeat(length));
});

test("copied cards have the same content, new ids and the ids of their originals, which do not change", () => {
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

test("a copy records its deck, its author, and the time", () => {
  expect(copiedFrom({ id: 7, author: "@ada" }, 1_800_000_000_000)).toEqual({
    originalId: 7,
    originalAuthor: "@ada",
    copiedAt: 1_800_000_000_000,
  });
});
