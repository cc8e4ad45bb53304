import fc from "fast-check";
import { expect, test } from "vitest";
import { shuffled } from "./shuffle.ts";

const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("shuffling keeps every item and adds none", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.infiniteStream(unit), (items, chance) => {
      const result = shuffled(items, () => chance.next().value);
      expect(result.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
    }),
  );
});

test("shuffling does not modify its input", () => {
  const items = Object.freeze([1, 2, 3, 4]);
  shuffled(items, () => 0);
  expect(items).toEqual([1, 2, 3, 4]);
});

test("every order of three items is equally frequent", () => {
  const counts = new Map<string, number>();
  for (const first of [0, 1, 2]) {
    for (const second of [0, 1]) {
      const chances = [(first + 0.5) / 3, (second + 0.5) / 2];
      const order = shuffled(["a", "b", "c"], () => chances.shift() as number).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  }
  expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});
