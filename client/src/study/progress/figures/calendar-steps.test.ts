import { expect, test } from "vitest";
import { levelNames, levelOf, mostLevel, stepSize } from "./calendar-steps.ts";
import { niceCeiling } from "./nice-ceiling.ts";

test("a scale ends at a round number, never below the maximum", () => {
  expect([0, 1, 1.2, 4.2, 7, 9, 10, 11, 51, 99, 420, 1001].map(niceCeiling)).toEqual([1, 1, 2, 5, 8, 10, 10, 20, 60, 100, 500, 2000]);
  for (let value = 1; value < 5000; value += 7) expect(niceCeiling(value)).toBeGreaterThanOrEqual(value);
});

test("steps follow the student's own days, and one long evening does not make the others look empty", () => {
  const usual = Array.from({ length: 50 }, (_, at) => 20 + (at % 20));
  expect(stepSize([...usual, 2000])).toBe(stepSize(usual));
  expect(levelOf(20, stepSize([...usual, 2000]))).toBe(2);
});

test("no answer is no step, one answer is the first, and a full day is the last", () => {
  for (const step of [1, 5, 10]) {
    expect(levelOf(0, step)).toBe(0);
    expect(levelOf(1, step)).toBe(1);
    expect(levelOf(step * mostLevel, step)).toBe(mostLevel);
    expect(levelOf(100_000, step)).toBe(mostLevel);
  }
});

test("every step has a label, and a count belongs to the step of its label", () => {
  expect(levelNames(10)).toEqual(["none", "1 to 10", "11 to 20", "21 to 30", "more than 30"]);
  expect(levelNames(1)).toEqual(["none", "1", "2", "3", "more than 3"]);
  expect([1, 10, 11, 30, 31].map((answers) => levelOf(answers, 10))).toEqual([1, 1, 2, 3, 4]);
});

test("a student without answers has steps too", () => {
  expect(stepSize([])).toBe(1);
  expect(stepSize([0, 0])).toBe(1);
});
