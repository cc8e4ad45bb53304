import fc from "fast-check";
import { expect, test } from "vitest";

import { shares } from "./shares.ts";

test("a number is divided in proportion, and what is left goes to the largest fractions, the first of equal ones", () => {
  expect(shares(7, [10, 10, 1])).toEqual([4, 3, 0]);
  expect(shares(1, [1, 1, 1])).toEqual([1, 0, 0]);
  expect(shares(10, [1, 2, 7])).toEqual([1, 2, 7]);
  expect(shares(0, [4, 5])).toEqual([0, 0]);
  expect(shares(3, [0, 5])).toEqual([0, 3]);
  expect(shares(3, [0, 0])).toEqual([0, 0]);
  expect(shares(3, [])).toEqual([]);
});

test("the shares are the number, and none is more than its weight", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2000), { minLength: 1, maxLength: 50 }), fc.nat(100_000), (weights, wanted) => {
      const sum = weights.reduce((all, weight) => all + weight, 0);
      const total = Math.min(wanted, sum);
      const parts = shares(total, weights);
      expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
      parts.forEach((part, at) => {
        expect(part).toBeLessThanOrEqual(weights[at] ?? 0);
        expect(Math.abs(part - (sum === 0 ? 0 : (total * (weights[at] ?? 0)) / sum))).toBeLessThan(1);
      });
    }),
  );
});
