import { expect, test } from "vitest";
import { tookMsBetween } from "./answer-time.ts";

test("an answer's time is at most ten minutes and never negative", () => {
  expect(tookMsBetween(1000, 4200.4)).toBe(3200);
  expect(tookMsBetween(1000, 1000 + 3_600_000)).toBe(600_000);
  expect(tookMsBetween(5000, 1000)).toBe(0);
});
