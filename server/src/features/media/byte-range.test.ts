import { expect, test } from "vitest";

import { rangeIn } from "./media.routes.ts";

test.each([
  ["bytes=0-3", { from: 0, to: 3 }],
  ["bytes=0-", { from: 0, to: 9 }],
  ["bytes=4-100", { from: 4, to: 9 }],
  ["bytes=-4", { from: 6, to: 9 }],
  ["bytes=-100", { from: 0, to: 9 }],
  [" Bytes = 9-9 ", { from: 9, to: 9 }],
  ["bytes=10-", "none"],
  ["bytes=-0", "none"],
  ["bytes=3-1", null],
  ["bytes=0-1,3-4", null],
  ["bytes=-", null],
  ["lines=0-3", null],
  ["bytes=0-3; DROP", null],
  ["bytes=0000000000000000000000-1", null],
  [undefined, null],
])("of ten bytes %j gives %j", (header, range) => {
  expect(rangeIn(header, 10)).toEqual(range);
});

test("an empty file has no parts", () => {
  expect(rangeIn("bytes=0-", 0)).toBe("none");
  expect(rangeIn("bytes=-1", 0)).toBe("none");
});
