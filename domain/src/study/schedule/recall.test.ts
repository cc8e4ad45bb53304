import { expect, test } from "vitest";
import { newCard } from "./card-state.ts";
import { dayMs } from "../../time/units.ts";
import { recallAt } from "./fsrs.ts";

test("after as many days as its stability, nine in ten cards are remembered", () => {
  for (const stability of [0.5, 3, 40, 1000]) expect(recallAt({ stability, lastReview: 0 }, stability * dayMs)).toBeCloseTo(0.9, 6);
});

test("right after a review the recall is 1, and it only ever falls", () => {
  const card = { stability: 5, lastReview: 1000 };
  const recalls = [0, 0.5, 1, 5, 50, 5000].map((days) => recallAt(card, 1000 + days * dayMs));
  expect(recalls[0]).toBe(1);
  expect(recalls).toEqual([...recalls].sort((a, b) => b - a));
  expect(recalls.at(-1)).toBeGreaterThan(0);
});

test("a new card has no recall; a clock that was set back does no harm", () => {
  expect(recallAt(newCard, 1e12)).toBe(0);
  expect(recallAt({ stability: 5, lastReview: 1000 }, 0)).toBe(1);
});
