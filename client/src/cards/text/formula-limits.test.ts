import { describe, expect, test } from "vitest";
import { whyNotTried } from "./formula-limits.ts";
import { shortFormula } from "./formula-source.ts";

describe("a formula is rendered", () => {
  test.each([
    ["an ordinary one", "\\frac{a}{b}"],
    ["one of a thousand characters", "x".repeat(1000)],
    ["a table of 12 by 12", `\\begin{matrix}${`${"a&".repeat(11)}a\\\\`.repeat(12)}\\end{matrix}`],
    ["a long reaction", `\\ce{${"H2O -> ".repeat(50)}}`],
    ["braces that are shown, and not meant", "\\{".repeat(200)],
  ])("%s", (_, tex) => {
    expect(whyNotTried(tex)).toBeNull();
  });
});

describe("a formula is not rendered", () => {
  test.each([
    ["one of more than a thousand characters", "x".repeat(1001), "too long to draw"],
    ["a long one with names of its own", `\\def\\a{${"x".repeat(200)}}`, "too long to draw"],
    ["a very long reaction", `\\ce{${"H2O -> ".repeat(60)}}`, "too long to draw"],
    ["braces, 61 deep", `${"{".repeat(61)}${"}".repeat(61)}`, "too much to draw"],
    ["a table of 450 columns", `\\begin{matrix}${"a&".repeat(450)}\\end{matrix}`, "too much to draw"],
    ["a table of 200 rows", `\\begin{matrix}${"a\\\\".repeat(200)}\\end{matrix}`, "too much to draw"],
  ])("%s", (_, tex, why) => {
    expect(whyNotTried(tex)).toBe(why);
  });
});

test("of a very long source only the beginning is shown on the card", () => {
  expect(shortFormula("x".repeat(1000))).toHaveLength(1000);
  expect(shortFormula("x".repeat(5000))).toHaveLength(1001);
});
