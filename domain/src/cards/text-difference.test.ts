import fc from "fast-check";
import { expect, test } from "vitest";
import { anySide } from "../../test/any-side.ts";
import { differenceOf } from "./text-difference.ts";

test("a difference turns the first text into the second, and holds nothing that both begin or end with", () => {
  fc.assert(
    fc.property(anySide, anySide, (before, after) => {
      const { from, to, insert } = differenceOf(before, after);
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
      expect(from < to && insert !== "" && before.charAt(from) === insert.charAt(0)).toBe(false);
    }),
  );
});

test.each([
  ["aab", "ab", { from: 1, to: 2, insert: "" }],
  ["same", "same", { from: 4, to: 4, insert: "" }],
  ["", "new", { from: 0, to: 0, insert: "new" }],
])("from %j to %j", (before, after, difference) => {
  expect(differenceOf(before, after)).toEqual(difference);
});
