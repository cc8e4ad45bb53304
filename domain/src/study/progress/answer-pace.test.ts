import { expect, test } from "vitest";

import { answerPace, minutesFor, pacedBy } from "./answer-pace.ts";

test("the pace is the mean of the last answers, each of at most a minute", () => {
  const times = [...Array.from({ length: 9 }, () => 4000), 600_000];
  expect(answerPace(times)).toEqual({ answerMs: (9 * 4000 + 60_000) / 10, answers: 10 });
});

test("with a few answers the default pace is used, and marked as such", () => {
  expect(answerPace([1000, 1000])).toEqual({ answerMs: pacedBy.usualMs, answers: 0 });
  expect(answerPace([])).toEqual({ answerMs: pacedBy.usualMs, answers: 0 });
});

test("the minutes are those of all answers, a new card's two among them, and never zero for a positive number", () => {
  const pace = { answerMs: 6000, answers: 100 };
  expect(minutesFor({ newCards: 10, learning: 5, due: 25 }, pace)).toBe(5);
  expect(minutesFor({ newCards: 0, learning: 0, due: 1 }, pace)).toBe(1);
  expect(minutesFor({ newCards: 0, learning: 0, due: 0 }, pace)).toBe(0);
});
