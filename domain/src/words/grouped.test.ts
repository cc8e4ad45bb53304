import { expect, test } from "vitest";

import { groupBy } from "./grouped.ts";

test("items with the same key are in one group, groups and items in their original order", () => {
  expect([...groupBy(["oak", "ash", "birch", "elm", "maple"], (tree) => tree.length)]).toEqual([
    [3, ["oak", "ash", "elm"]],
    [5, ["birch", "maple"]],
  ]);
});

test("an empty list has no groups, and every value can be a key", () => {
  expect(groupBy([], String)).toEqual(new Map());
  expect([...groupBy([1, 2], (one) => (one === 1 ? undefined : NaN)).keys()]).toEqual([undefined, NaN]);
});
