import { expect, test } from "vitest";
import { looksEmpty } from "./drawn.ts";

test.each(["", " \t\n", "\u00a0\u3000", "\u200b\u200d\ufeff", "\u2800", "\u202e \u115f"])("nothing is seen of %j", (text) => {
  expect(looksEmpty(text)).toBe(true);
});

test.each(["x", " x ", "\u200bx", "0", "👩‍🚀", "\u0301", "漢"])("something is seen of %j", (text) => {
  expect(looksEmpty(text)).toBe(false);
});
