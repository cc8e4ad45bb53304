import { expect, test } from "vitest";
import { isInSteps, stages } from "./card-state.ts";
import { isRating, ratings } from "./ratings.ts";

test("there are four ratings and no others", () => {
  expect(ratings.filter(isRating)).toEqual(["again", "hard", "good", "easy"]);
  for (const other of ["Good", "manual", "", "__proto__", 3, null, undefined]) expect(isRating(other)).toBe(false);
});

test("a card is new, learning, in review or relearning; two of these have steps of minutes", () => {
  expect(stages).toEqual(["new", "learning", "review", "relearning"]);
  expect(stages.filter((stage) => isInSteps({ stage }))).toEqual(["learning", "relearning"]);
});
