import { expect, test } from "vitest";

import { createWriteRate } from "./write-rate.ts";

const MB = 1024 * 1024;

test("a student writes 64 MB at once, then a MB every eight seconds; others don't wait for it", () => {
  let now = 1_000_000;
  const rate = createWriteRate({ clock: () => now, limits: true });
  rate.count("ada", 40 * MB);
  rate.count("ada", 24 * MB);
  expect(() => rate.count("ada", MB)).toThrow("quickly");
  rate.count("bob", MB);
  now += 8000;
  rate.count("ada", MB);
  expect(() => rate.count("ada", 1)).toThrow("quickly");
  now += 3600_000;
  rate.count("ada", 64 * MB);
});

test("with LIMITS=off nothing is counted", () => {
  const rate = createWriteRate({ clock: Date.now, limits: false });
  expect(() => rate.count("ada", 10_000 * MB)).not.toThrow();
});
