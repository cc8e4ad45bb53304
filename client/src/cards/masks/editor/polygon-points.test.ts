import type { Point } from "@recollect/domain/cards/masks/masks.ts";
import { MASKS } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { withCornerAfter, withCornerMoved, withoutCorner } from "./polygon-points.ts";

const triangle: readonly Point[] = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.5, 0.75],
];

test("one corner is moved, and stays on the picture", () => {
  expect(withCornerMoved(triangle, 1, [0.125, -0.125])).toEqual(triangle.with(1, [0.875, 0.125]));
  expect(withCornerMoved(triangle, 0, [-1, 2])).toEqual(triangle.with(0, [0, 1]));
});

test("another corner comes after one, also after the last, and never more than a polygon may have", () => {
  expect(withCornerAfter(triangle, 0)[1]).toEqual([0.5, 0.25]);
  expect(withCornerAfter(triangle, 2)[3]).toEqual([0.375, 0.5]);
  const full = Array.from({ length: MASKS.pointsOfPolygon }, (_, at): Point => [at / 1000, 0]);
  expect(withCornerAfter(full, 0)).toBe(full);
});

test("a corner is taken away while three are left", () => {
  const square = withCornerAfter(triangle, 0);
  expect(withoutCorner(square, 1)).toEqual(triangle);
  expect(withoutCorner(triangle, 1)).toBe(triangle);
});
