import { expect, test } from "vitest";

import { signsOf } from "./signs.ts";

test("a sign is what a reader sees as one", () => {
  expect(signsOf("né👨‍👩‍👧‍👦")).toEqual(["n", "é", "👨‍👩‍👧‍👦"]);
  expect(signsOf("")).toEqual([]);
});

test("a browser that can't tell signs apart gives characters, and never half of one", () => {
  expect(signsOf("ab🫠", null)).toEqual(["a", "b", "🫠"]);
});
