import { expect, test } from "vitest";

import { joinReadings } from "./kana-readings.ts";

test.each([
  ["て", "かみ", "てがみ"],
  ["がく", "こう", "がっこう"],
  ["いち", "ほん", "いっぽん"],
  ["さん", "ほん", "さんぼん"],
  ["さん", "ほ", "さんぽ"],
  ["じゅっ", "ふん", "じゅっぷん"],
  ["みず", "いろ", "みずいろ"],
])("%s and %s may be joined as %s", (before, after, together) => {
  expect(joinReadings(before, after)).toContain(together);
});

test.each([
  ["みず", "いろ", ["みずいろ"]],
  ["がく", "せい", ["がくせい", "がくぜい"]],
  ["じゅっ", "いん", []],
])("%s and %s are only joined unchanged or voiced", (before, after, all) => {
  expect(joinReadings(before, after)).toEqual(all);
});
