import { expect, test } from "vitest";

import { mostEntriesOfCard, runsOfCards } from "./reschedule.store.ts";

test("a card with more answers than are replayed at once is left out, and separates the others", () => {
  const counts = [3, mostEntriesOfCard, 100_000, 100_000, 5, 1].map((entries, at) => ({ cardId: `c${at}`, entries }));
  expect(runsOfCards(counts).map((run) => run.map(({ cardId }) => cardId))).toEqual([
    ["c0", "c1"],
    ["c4", "c5"],
  ]);
  expect(runsOfCards([])).toEqual([]);
});
