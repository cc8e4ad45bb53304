import { expect, test } from "vitest";
import { keyboardInset } from "./keyboard-inset.ts";

test.each([
  ["no keyboard", { height: 740, offsetTop: 0, scale: 1 }, 0],
  ["a keyboard", { height: 440, offsetTop: 0, scale: 1 }, 300],
  ["a keyboard, and the page moved up under it", { height: 440, offsetTop: 100, scale: 1 }, 200],
  ["the browser's own bar", { height: 684, offsetTop: 0, scale: 1 }, 0],
  ["a page that is zoomed", { height: 370, offsetTop: 0, scale: 2 }, 0],
])("%s covers %j", (_, viewport, expected) => {
  expect(keyboardInset(740, viewport)).toBe(expected);
});
