import { expect, test } from "vitest";

import { grouped } from "./grouped.ts";

test("what has the same key is together, groups and members in the order in which they come", () => {
  expect([...grouped(["oak", "ash", "birch", "elm", "maple"], (tree) => tree.length)]).toEqual([
    [3, ["oak", "ash", "elm"]],
    [5, ["birch", "maple"]],
  ]);
});

test("nothing makes no group, and every value may be a key", () => {
  expect(grouped([], String)).toEqual(new Map());
  expect([...grouped([1, 2], (one) => (one === 1 ? undefined : NaN)).keys()]).toEqual([undefined, NaN]);
});
