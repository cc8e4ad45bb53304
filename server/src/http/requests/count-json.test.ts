import { expect, test } from "vitest";

import { countJson } from "./read-json.ts";

const bounds = { maxValues: 1000, maxDepth: 8 };
const count = (text: string, bound = bounds) => countJson(new TextEncoder().encode(text), bound);

test.each([
  ["7", { values: 1, keys: 0, depth: 0 }],
  ["[]", { values: 2, keys: 0, depth: 1 }],
  ["[1,2,3]", { values: 4, keys: 0, depth: 1 }],
  ['{"a":1,"b":[{"c":"d"}]}', { values: 5, keys: 3, depth: 3 }],
])("%s holds %j", (text, expected) => {
  expect(count(text)).toEqual(expected);
});

test.each(['{"a":"[,]{:}"}', '{"a":"\\",[[[["}', '{"a":"\\\\"}', '{"a,:":"ü😀"}'])(
  "the content of the texts of %s is not counted",
  (text) => {
    expect(count(text)).toEqual({ values: 2, keys: 1, depth: 1 });
  },
);

test("a text without an end is counted to the end of the input", () => {
  expect(count('{"a":"b')).toEqual({ values: 2, keys: 1, depth: 1 });
  expect(count('{"a":"b\\')).toEqual({ values: 2, keys: 1, depth: 1 });
});

test("more values than the bound are too many, of any kind", () => {
  const most = { maxValues: 10, maxDepth: 8 };
  expect(count(`[${"0,".repeat(8)}0]`, most)).toEqual({ values: 10, keys: 0, depth: 1 });
  for (const one of ["0", "[]", "{}", '""', "null"]) expect(count(`[${`${one},`.repeat(10)}0]`, most), one).toBeNull();
});

test("nested lists and objects are too many from the bound on, also where they never close", () => {
  expect(count("[".repeat(8) + "]".repeat(8))).not.toBeNull();
  expect(count("[".repeat(9) + "]".repeat(9))).toBeNull();
  expect(count('{"a":'.repeat(100_000))).toBeNull();
});
