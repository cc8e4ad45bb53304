import { expect, test } from "vitest";
import { hasWriting, mediumOf } from "./medium.ts";

test.each([
  ["a **word**", "words", true],
  ["\\(x^2\\)", "formula", true],
  ["**\\(x^2\\)** \n", "formula", true],
  ["is \\(x^2\\)", "words", true],
  ["```js\na\n```", "code", true],
  ["![a cell](media/x.png)", "picture", false],
  ["a cell: ![](media/x.png)", "picture", true],
  ["![](media/x.mp3)", "sound", false],
  ["- ![](media/x.mp3) hello", "sound", true],
  ["  \n", "nothing", false],
] as const)("%j is made of %s", (side, medium, isWritten) => {
  expect(mediumOf(side)).toBe(medium);
  expect(hasWriting(side)).toBe(isWritten);
});
