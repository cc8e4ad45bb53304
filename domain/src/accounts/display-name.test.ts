import { expect, test } from "vitest";
import { holdsLookAlikeOfAt, shownName } from "./display-name.ts";

test.each([
  ["  Ada   Lovelace ", "Ada Lovelace"],
  ["A\u200Bd\u200Da", "Ada"],
  ["\u202Eecila", "ecila"],
  ["Ada\u2066\u2069", "Ada"],
  ["\u00ADAda\uFEFF", "Ada"],
  ["Ada\nLovelace", "Ada Lovelace"],
  ["\u200B\u3164 \u2800", ""],
  ["👩\u200D🔬 Ada", "👩\u200D🔬 Ada"],
  ["❤\uFE0F\u200D🔥", "❤\uFE0F\u200D🔥"],
  ["Zoë Ångström 学习", "Zoë Ångström 学习"],
])("%j is displayed as %j", (typed, shown) => {
  expect(shownName(typed)).toBe(shown);
  expect(shownName(shown)).toBe(shown);
});

test("characters that look like an @ are detected, an @ itself is not", () => {
  expect(["\uFF20ada", "a\uFE6Bb", "@ada", "ada"].map(holdsLookAlikeOfAt)).toEqual([true, true, false, false]);
});
