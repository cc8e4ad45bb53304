import { LIBRARY } from "@recollect/domain/limits/limits.ts";
import { folded } from "@recollect/domain/words/folded.ts";
import { expect, test } from "vitest";

import { createDeckTerms, gramsToFind } from "./deck-terms.ts";
import { searchOf } from "./search.ts";

/** Letters that unfold into many, marks that are reordered, and texts of nothing else than what is left out. */
const hostile = ["a\u0301", "\u0301", "и\u0306\u0301", "\u0315\u0316", "\u200b", "ﷺ", "–’", "ſς", "\u3099", "\u{1d160}", "ᾍ"];

test.each(hostile)("a hostile title is folded within milliseconds, and so are its terms: %j", (piece) => {
  const title = piece.repeat(300).slice(0, 300);
  const start = performance.now();
  for (let round = 0; round < 20; round += 1) createDeckTerms({ title, author: "@ada", description: "", tags: [], languages: [] }).terms();
  expect((performance.now() - start) / 20).toBeLessThan(500);
});

test.each(hostile)("a text of a hundred times that length takes a hundred times as long at most: %j", (piece) => {
  const text = piece.repeat(30_000).slice(0, 30_000);
  const start = performance.now();
  folded(text);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("the longest search has a bounded number of n-grams", () => {
  for (const piece of hostile) {
    const term = searchOf(piece.repeat(LIBRARY.searchMaxLength).slice(0, LIBRARY.searchMaxLength))?.term ?? "";
    expect(gramsToFind(term).length).toBeLessThan(4000);
  }
});

test("a search for marks alone is no search", () => {
  expect(searchOf(" \u0301\u200b ")).toBe(null);
});
