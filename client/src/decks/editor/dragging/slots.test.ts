import { describe, expect, test } from "vitest";
import { scrollStep } from "./lifted-row.ts";
import { nearestSlot, shiftOf, slotTop } from "./slots.ts";

const rows = [100, 50, 200, 100].map((height, at, all) => {
  const start = all.slice(0, at).reduce((sum, one) => sum + one, 0);
  return { start, end: start + height };
});

describe("a lifted row", () => {
  test("has the top of the place it would take, with rows of any height", () => {
    expect([0, 1, 2, 3].map((to) => slotTop(rows, 1, to))).toEqual([0, 100, 300, 400]);
  });

  test("moves to the nearest place, and stays in the list", () => {
    expect([-500, 49, 51, 199, 201, 349, 351, 9000].map((top) => nearestSlot(rows, 1, top))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    for (const [at, { start }] of rows.entries()) expect(nearestSlot(rows, at, start)).toBe(at);
  });

  test("leaves its place to the rows between, which move by its height", () => {
    const down = { from: 1, to: 3, height: 50 };
    expect([0, 1, 2, 3].map((row) => shiftOf(row, down))).toEqual([0, 0, -50, -50]);
    expect([0, 1, 2, 3].map((row) => shiftOf(row, { from: 2, to: 0, height: 200 }))).toEqual([200, 200, 0, 0]);
    expect(shiftOf(2, null)).toBe(0);
  });
});

test("the box scrolls only near its edges, at most 28 px a step", () => {
  const box = { top: 100, bottom: 900 };
  expect([500, 310, 690].map((y) => Math.abs(scrollStep(box, y)))).toEqual([0, 0, 0]);
  expect(scrollStep(box, 140)).toBe(-28);
  expect(scrollStep(box, 860)).toBe(28);
  expect(scrollStep(box, 2000)).toBe(28);
  const between = scrollStep(box, 780);
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(28);
});
