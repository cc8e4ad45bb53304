import { expect, test } from "vitest";
import { linesLikeCards } from "./lines-like-cards.ts";

test.each([
  ["a spreadsheet's two columns", "a\tb\nc\td\n", 2],
  ["with a few lines broken inside", "a\tb\nc\td\ne\tf\ng\th\nmore of h", 4],
  ["one line", "a\tb", 1],
  ["an ordinary text", "a b\nc d", 0],
  ["code set in with tabs", "if a:\n\tb\n\tc\n", 0],
  ["mostly sentences", "a\tb\nc\nd\ne", 0],
])("%s", (_what, pasted, count) => {
  expect(linesLikeCards(pasted)).toBe(count);
});
