import { expect, test } from "vitest";

import { entityTags, namesTag } from "./entity-tags.ts";

test.each([
  ['"3"', ["3"]],
  [' "3" ', ["3"]],
  ['W/"3"', ["3"]],
  ['"3-gzip"', ["3"]],
  ['"3-br"', ["3"]],
  ['"3-zstd"', ["3"]],
  ['"3-deflate"', ["3"]],
  ['"3--gzip"', ["3"]],
  ['"3;br"', ["3"]],
  ['W/"3-gzip"', ["3"]],
  ['"3", "4"', ["3", "4"]],
  ['"3",W/"4-br"\t, "5"', ["3", "4", "5"]],
  [', "3",, "4",', ["3", "4"]],
  ['"a,3", "b"', ["a,3", "b"]],
  ['"3-other"', ["3-other"]],
  ['"gzip"', ["gzip"]],
  ['"-gzip"', [""]],
  ['""', [""]],
  ["*", "*"],
  [" * ", "*"],
] as const)("the header %s names %j", (header, tags) => {
  expect(entityTags(header)).toEqual(tags);
});

test.each(["", " ", ",", "3", "W/3", 'w/"3"', '"3', '3"', '"3" "4"', '"3", 4', '*, "3"', '"3" x', "W/", '"a"b"'])(
  "the header %j is not a list of tags",
  (header) => {
    expect(entityTags(header)).toBeNull();
  },
);

test("a header as long as a server accepts is read at once", () => {
  for (const header of ['"3",'.repeat(16_000), " ".repeat(64_000), `"${"-gzip".repeat(12_000)}`, ",\t".repeat(32_000)]) {
    const began = performance.now();
    entityTags(`${header}x`);
    expect(performance.now() - began).toBeLessThan(5_000);
  }
});

test.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"abc-gzip"', true],
  ['"x", W/"abc-br"', true],
  ["*", true],
  ['"abcd"', false],
  ["abc", false],
] as const)("If-None-Match %s names the tag: %s", (header, expected) => {
  expect(namesTag(header, '"abc"')).toBe(expected);
  expect(namesTag(header, 'W/"abc"')).toBe(expected);
});
