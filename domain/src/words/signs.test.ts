import { expect, test } from "vitest";

import { signsOf } from "./signs.ts";

test("a sign is a character as a reader sees it", () => {
  expect(signsOf("né👨‍👩‍👧‍👦")).toEqual(["n", "é", "👨‍👩‍👧‍👦"]);
  expect(signsOf("")).toEqual([]);
});

test("a browser that can't segment text gives code points, and never half of one", () => {
  expect(signsOf("ab🫠", null)).toEqual(["a", "b", "🫠"]);
});
