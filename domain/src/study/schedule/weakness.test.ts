import { expect, test } from "vitest";
import { byWeakness, isWeak } from "./weakness.ts";

test.each([
  ["never answered", { stage: "new", lapses: 0, stability: 0 }, false],
  ["in its first steps", { stage: "learning", lapses: 0, stability: 30 }, true],
  ["forgotten just now", { stage: "relearning", lapses: 1, stability: 30 }, true],
  ["fading within a week", { stage: "review", lapses: 0, stability: 6.9 }, true],
  ["forgotten twice", { stage: "review", lapses: 2, stability: 20 }, true],
  ["forgotten often, and strong since", { stage: "review", lapses: 9, stability: 80 }, false],
  ["forgotten once", { stage: "review", lapses: 1, stability: 20 }, false],
] as const)("a card that is %s: %j", (_, card, weak) => {
  expect(isWeak(card)).toBe(weak);
});

test("the weakest is first: forgotten most often, then fading soonest", () => {
  const [often, soon, late] = [
    { lapses: 3, stability: 50 },
    { lapses: 1, stability: 2 },
    { lapses: 1, stability: 9 },
  ];
  expect([late, often, soon].toSorted(byWeakness)).toEqual([often, soon, late]);
});
