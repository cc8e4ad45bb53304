import { expect, test } from "vitest";
import { DEFAULT_THEME, isThemeIndex, themes } from "./themes.ts";

test("there are five themes, in the specification's order, and the first is the default", () => {
  expect(themes).toEqual(["Pink", "Teal", "Blue", "Purple", "Yellow"]);
  expect(DEFAULT_THEME).toBe(0);
});

test("a theme is a whole number from 0 to 4", () => {
  expect([0, 1, 2, 3, 4].every(isThemeIndex)).toBe(true);
  expect([-1, 5, 0.5, NaN, Infinity, "0", null, undefined, [0], true].some(isThemeIndex)).toBe(false);
});
