import { describe, expect, test } from "vitest";
import { formulaAround, nextSlot, withSnippet } from "./formula-writing.ts";
import type { Edit } from "./text-edits.ts";

/** `‹›` is the selection, `|` the caret. */
function edit(shown: string): Edit {
  const text = shown.replaceAll(/[|‹›]/g, "");
  if (shown.includes("|")) return { text, from: shown.indexOf("|"), to: shown.indexOf("|") };
  return { text, from: shown.indexOf("‹"), to: shown.indexOf("›") - 1 };
}

function withCaret({ text, from, to }: Edit): string {
  expect(from).toBe(to);
  return `${text.slice(0, from)}|${text.slice(from)}`;
}

describe("a piece of a formula is written at the caret", () => {
  test.each([
    ["into a formula", "\\(a+|\\)", "\\frac{□}{□}", "\\(a+\\frac{|}{}\\)"],
    ["around what is selected, with the caret in the next place", "\\(‹a›\\)", "\\frac{□}{□}", "\\(\\frac{a}{|}\\)"],
    ["around what is selected, with the caret behind it", "\\(‹a+b›\\)", "\\sqrt{□}", "\\(\\sqrt{a+b}|\\)"],
    ["outside a formula, as a new one", "is |.", "\\sqrt{□}", "is \\(\\sqrt{|}\\)."],
    ["outside a formula, around what is selected", "is ‹x›.", "\\sqrt{□}", "is \\(\\sqrt{x}|\\)."],
    ["into an empty formula", "\\(|\\)", "x^{□}", "\\(x^{|}\\)"],
    ["with a space before a letter", "\\(|x\\)", "\\alpha", "\\(\\alpha |x\\)"],
    ["with a space at the end, for the letter that may come", "\\(|\\)", "\\alpha", "\\(\\alpha |\\)"],
    ["without a space before a sign", "\\(|+1\\)", "\\alpha", "\\(\\alpha|+1\\)"],
    ["without touching what stands around", "a {{c1::\\(|\\)}} b", "\\pi", "a {{c1::\\(\\pi |\\)}} b"],
  ])("%s", (_name, before, snippet, after) => {
    expect(withCaret(withSnippet(edit(before), snippet, true))).toBe(after);
  });
});

test("Tab finds the next empty place of the same formula", () => {
  expect(withCaret(nextSlot(edit("\\(\\frac{a|}{}\\) \\(\\sqrt{}\\)"), true) as Edit)).toBe("\\(\\frac{a}{|}\\) \\(\\sqrt{}\\)");
  expect(nextSlot(edit("\\(\\frac{a}{b|}\\) \\(\\sqrt{}\\)"), true)).toBeNull();
  expect(nextSlot(edit("a {}|"), true)).toBeNull();
});

test("a caret is in a formula between its signs, not at them", () => {
  const isIn = (before: string) => formulaAround(edit(before), true) !== null;
  expect(["\\(|x\\)", "\\(x|\\)", "\\(|\\)", "\\[a\n|b\\]"].map(isIn)).toEqual([true, true, true, true]);
  expect(["|\\(x\\)", "\\(x\\)|", "a|", "\\\\(|x"].map(isIn)).toEqual([false, false, false, false]);
});
