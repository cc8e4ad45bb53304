import { expect, test } from "vitest";

import { askAllBothWays, changeCard, savedInput, type DeckForm } from "./deck-form.ts";

const form: DeckForm = {
  title: "T",
  description: "",
  cards: [
    { key: "a", id: "a", term: "Hund", definition: "dog" },
    { key: "b", term: "Katze", definition: "cat", tags: ["pets"] },
  ],
};

test("a card gets both directions and a note, and loses both completely", () => {
  const both = changeCard(changeCard(form, "b", { bothWays: true }), "b", { extra: "die Katze" });
  expect(savedInput(both).cards[1]).toEqual({ term: "Katze", definition: "cat", tags: ["pets"], extra: "die Katze", bothWays: true });
  expect(changeCard(changeCard(both, "b", { bothWays: false }), "b", { extra: "" })).toEqual(form);
  expect(changeCard(form, "nobody", { bothWays: true })).toBe(form);
});

test("all cards get both directions, or none; unchanged cards stay the same objects", () => {
  const all = askAllBothWays(form, true);
  expect(all.cards.map(({ bothWays }) => bothWays)).toEqual([true, true]);
  expect(askAllBothWays(all, true).cards[0]).toBe(all.cards[0]);
  expect(askAllBothWays(all, false)).toEqual(form);
});
