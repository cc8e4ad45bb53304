import { expect, test } from "vitest";
import { gapsOf, longestWithGaps, nextGap } from "./term-gaps.ts";

test.each<[string, string, number[]]>([
  ["none", "a {b} {{c}}", []],
  ["each once, in rising order", "{{c3::a}} {{c1::b}} {{c3::c}}", [1, 3]],
  ["in one another", "{{c2::a {{c1::b}}}}", [1, 2]],
  ["in a formula, whose braces are its own", "\\(\\frac{{{c1::a}}}{{{c2::\\sqrt{b}}}}\\)", [1, 2]],
  ["not in code", "`{{c1::a}}`\n```\n{{c2::b}}\n```\n{{c3::c}}", [3]],
])("a term's gaps: %s", (_what, term, gaps) => {
  expect(gapsOf(term)).toEqual(gaps);
});

test("a new gap gets the number after the highest, even if a number is missing", () => {
  expect(nextGap("")).toBe(1);
  expect(nextGap("{{c1::a}} {{c4::b}}")).toBe(5);
  expect(nextGap("{{c999::a}}")).toBe(999);
});

test("gaps are read in the first thirty pages of a term, and not beyond", () => {
  const before = "a ".repeat(longestWithGaps / 2 - 10);
  expect(gapsOf(`${before}{{c1::b}}${"*a".repeat(5_000_000)}{{c2::c}}`)).toEqual([1]);
});
