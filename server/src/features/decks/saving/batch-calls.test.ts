import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { inGroups } from "./batch-calls.ts";

/** Work that doubles numbers, refuses odd ones, and records the groups. */
function aDoubler(most: number, refusal: Error = new Error("odd")) {
  const groups: number[][] = [];
  const double = inGroups(async (numbers: readonly number[]) => {
    groups.push([...numbers]);
    await Promise.resolve();
    if (numbers.some((number) => number % 2 === 1)) throw refusal;
    return numbers.map((number) => 2 * number);
  }, most);
  return { groups, double };
}

test("items that arrive during other work are processed together, in order, up to a limit", async () => {
  const { groups, double } = aDoubler(3);
  expect(await Promise.all([2, 4, 6, 8, 10].map(double))).toEqual([4, 8, 12, 16, 20]);
  expect(groups).toEqual([[2], [4, 6, 8], [10]]);
});

test("a single item is processed at once, also after a pause", async () => {
  const { groups, double } = aDoubler(3);
  for (const number of [2, 4]) expect(await double(number)).toBe(2 * number);
  expect(groups).toEqual([[2], [4]]);
});

test("in a group that fails each item is tried separately", async () => {
  const { groups, double } = aDoubler(3);
  const met = await Promise.allSettled([2, 4, 5, 6].map(double));
  expect(met.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(groups).toEqual([[2], [4, 5, 6], [4], [5], [6]]);
});

test("nothing is tried again after a failure that may have been applied", async () => {
  const { groups, double } = aDoubler(3, new AppError("database/network-error"));
  const met = await Promise.allSettled([2, 4, 5].map(double));
  expect(met.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(groups).toEqual([[2], [4, 5]]);
});
