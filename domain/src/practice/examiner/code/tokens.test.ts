import { expect, test } from "vitest";
import { codeTokens } from "./tokens.ts";

test("single and double quotes are equal, unless a language separates strings from characters", () => {
  expect(codeTokens("'a'")).toEqual(codeTokens('"a"'));
  expect(codeTokens("'a'", true)).not.toEqual(codeTokens('"a"', true));
});

test("a number is compared by its value", () => {
  expect(codeTokens("2.50")).toEqual(codeTokens("2.5"));
  expect(codeTokens("0x1F")).toEqual([{ kind: "number", text: "0x1F" }]);
});
