import { describe, expect, test } from "vitest";
import { hasWordsBeside, textSize, type TextSize } from "./text-size.ts";

const sizes: readonly TextSize[] = ["sign", "phrase", "sentence", "paragraph", "page"];

describe("the size of a card's text", () => {
  test.each([
    ["one sign", "森", "sign"],
    ["three letters in bold", "**ATP**", "sign"],
    ["three emoji of many code points, apart", "👩🏽‍🚀 👨‍👩‍👧‍👦 🏴‍☠️", "sign"],
    ["four emoji", "👩🏽‍🚀👨‍👩‍👧‍👦🏴‍☠️🫠", "phrase"],
    ["a word", "Mitochondrion", "phrase"],
    ["a sentence", "The organelle that turns sugars and fats into ATP", "sentence"],
    ["two short lines", "a\nb", "sentence"],
    ["five short lines", "one\ntwo\nthree\nfour\nfive", "paragraph"],
    ["some sentences", "word ".repeat(40), "paragraph"],
    ["a paragraph too long to take in at a glance", "word ".repeat(80), "page"],
    ["twenty words whose marks are longer than they", "**bo** ".repeat(20), "sentence"],
    ["the longest text there is", "x".repeat(100_000), "page"],
  ] as const)("%s", (_what, text, size) => {
    expect(textSize(text)).toBe(size);
  });

  test("never increases with its length", () => {
    let before = 0;
    for (let length = 1; length < 400; length++) {
      const now = sizes.indexOf(textSize("m".repeat(length)));
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });
});

test.each([
  ["![a heart](media/AbC123-_xYz0AbC1.png)", false],
  [" ![a](media/AbC123-_xYz0AbC1.png)\n![b](media/AbC123-_xYz0AbC1.png) ", false],
  ["", false],
  ["![a heart](media/AbC123-_xYz0AbC1.png) What is it?", true],
  ["cell", true],
  ["![".repeat(5000), true],
])("whether there is text beside the pictures of %j: %s", (text, hasWords) => {
  expect(hasWordsBeside(text)).toBe(hasWords);
});
