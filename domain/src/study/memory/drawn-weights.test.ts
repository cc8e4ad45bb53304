import { expect, test } from "vitest";

import { seededRandom } from "../../practice/seeded-random.ts";
import { averageWeights } from "../schedule/fsrs.ts";
import { areWeights, boundedWeights, weightBounds } from "../schedule/memory-model.ts";
import { drawnWeights, pulls } from "./learning.ts";

const random = seededRandom("drawn weights");
const some = () => boundedWeights(weightBounds.map(([least, most]) => least + random() * (most - least)))!;
const average = boundedWeights(averageWeights)!;
const pull = { first: 200, others: 1000 };

test("weights are the average's without answers, and approach the learned ones with more of them", () => {
  for (let round = 0; round < 100; round++) {
    const learned = some();
    expect(drawnWeights(learned, average, { answers: 0, pull })).toEqual(average);
    const steps = [0, 400, 4000, 40_000, 4e9].map((answers) => drawnWeights(learned, average, { answers, pull })!);
    expect(steps.at(-1)).toEqual(learned);
    for (const at of learned.keys()) {
      const way = steps.map((weights) => Math.abs(weights[at]! - learned[at]!));
      expect(way.toSorted((a, b) => b - a)).toEqual(way);
    }
  }
});

test("weights without a pull towards the average are the learned ones", () => {
  const learned = some();
  expect(drawnWeights(learned, average, { answers: 0, pull: pulls[0]! })).toEqual(learned);
});

test("weights stay within their bounds, and first stabilities never decrease with a better rating", () => {
  for (let round = 0; round < 200; round++) {
    const drawn = drawnWeights(some(), some(), { answers: round * 50, pull: pulls[round % pulls.length]! })!;
    expect(areWeights(drawn)).toBe(true);
    expect(drawn.slice(0, 4).toSorted((a, b) => a - b)).toEqual(drawn.slice(0, 4));
  }
});

test("a few answers change the first stabilities more than the other weights", () => {
  const learned = average.map((weight) => weight * 0.8);
  const drawn = drawnWeights(learned, average, { answers: 400, pull })!;
  const [first, growth] = [0, 8].map((at) => drawn[at]! / average[at]!);
  expect(first).toBeLessThan(0.9);
  expect(growth).toBeGreaterThan(0.92);
});

test("an invalid set of weights stays invalid", () => {
  expect(drawnWeights([1, 2], average, { answers: 1000, pull })).toBeNull();
  expect(drawnWeights(average.with(5, Number.NaN), average, { answers: 1000, pull })).toBeNull();
});
