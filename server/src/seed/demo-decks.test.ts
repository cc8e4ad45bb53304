import { isComplete } from "@recollect/domain/cards/card.ts";
import { expect, test } from "vitest";

import { demoDecks, demoVisibility } from "./seed.ts";

test("thirty decks have distinct titles and descriptions", () => {
  expect(demoDecks).toHaveLength(30);
  expect(new Set(demoDecks.map(({ title }) => title)).size).toBe(30);
  expect(demoDecks.filter(({ description }) => description.trim() === "")).toEqual([]);
});

test("every card is complete, and no deck has the same term twice", () => {
  for (const { title, cards } of demoDecks) {
    expect(
      cards.filter(([term, definition]) => !isComplete({ term, definition })),
      title,
    ).toEqual([]);
    expect(new Set(cards.map(([term]) => term)).size, title).toBe(cards.length);
  }
});

test("the sizes range from one card to a thousand", () => {
  const sizes = demoDecks.map(({ cards }) => cards.length);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 1_000]);
});

test("all three visibilities occur", () => {
  expect(new Set(demoDecks.map((_deck, index) => demoVisibility(index)))).toEqual(new Set(["Public", "Private", "Unlisted"]));
});
