import { expect, test } from "vitest";

import { createLeakyBucket } from "./leaky-bucket.ts";

test("a student may do much at once, then a fixed amount each second; students are counted separately", () => {
  let now = 0;
  const bucket = createLeakyBucket({ burst: 100, aSecond: 2 }, () => now);
  expect(bucket.count("ada", 100)).toBeNull();
  expect(bucket.count("ada", 5)).toBe(3);
  expect(bucket.count("bob", 100)).toBeNull();
  now += 2500;
  expect(bucket.count("ada", 5)).toBeNull();
  expect(bucket.count("ada", 1)).toBe(1);
});

test("what is refused is not counted, and a clock that is set back gives nothing", () => {
  let now = 10_000;
  const bucket = createLeakyBucket({ burst: 10, aSecond: 1 }, () => now);
  expect([bucket.count("ada", 11), bucket.count("ada", 10)]).toEqual([1, null]);
  now = 0;
  expect(bucket.count("ada", 1)).toBe(1);
});
