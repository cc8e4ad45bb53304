import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedSlips, slipsBetween } from "./typos.ts";

describe("typing slips", () => {
  test.each([
    ["mitosis", "mitosis", 0],
    ["mitosis", "mitosys", 1],
    ["mitosis", "mtiosis", 1],
    ["mitosis", "mitoosis", 1],
    ["mitosis", "meiosis", 2],
    ["cat", "elephant", 3],
    ["", "ab", 2],
    ["😀a", "😀b", 1],
    ["😀𐍈a", "bca", 2],
  ])("%s and %s differ by %i slips, counted up to two", (a, b, slips) => {
    expect(slipsBetween(a, b, 2)).toBe(slips);
  });

  test("short words allow no slip, longer ones one, long ones two", () => {
    expect([3, 4, 7, 8, 20].map(allowedSlips)).toEqual([0, 1, 1, 2, 2]);
  });

  test("laws: equal texts differ by 0, order does not matter, one added letter is one slip", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(3), (a, b, limit) => {
        expect(slipsBetween(a, a, limit)).toBe(0);
        expect(slipsBetween(a, b, limit)).toBe(slipsBetween(b, a, limit));
        expect(slipsBetween(a, `${a}z`, 1)).toBe(1);
      }),
    );
  });
});
