import { expect, test } from "vitest";
import { codeTokens } from "./tokens.ts";

test("quotes are one, unless a language tells a text from a character", () => {
  expect(codeTokens("'a'")).toEqual(codeTokens('"a"'));
  expect(codeTokens("'a'", true)).not.toEqual(codeTokens('"a"', true));
});

test("a number is its value", () => {
  expect(codeTokens("2.50")).toEqual(codeTokens("2.5"));
  expect(codeTokens("0x1F")).toEqual([{ kind: "number", text: "0x1F" }]);
});
