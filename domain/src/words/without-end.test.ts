import { expect, test } from "vitest";

import { withoutEnd } from "./without-end.ts";

test("signs are removed at the end only", () => {
  expect(withoutEnd("-a--b--", "-")).toBe("-a--b");
  expect(withoutEnd("word \t ", " \t")).toBe("word");
  expect(withoutEnd("---", "-")).toBe("");
  expect(withoutEnd("word", "-")).toBe("word");
});

test("a million signs that are not at the end take no time", () => {
  const long = `${" ".repeat(1_000_000)}x`;
  expect(withoutEnd(long, " ")).toBe(long);
});
