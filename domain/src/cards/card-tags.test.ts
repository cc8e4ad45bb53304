import { expect, test } from "vitest";

import { tagsOfCards, withTyped } from "./card-tags.ts";

test("the tags of cards are counted and sorted, the most frequent first, then by name", () => {
  expect(tagsOfCards([{ tags: ["b", "a"] }, { tags: ["c", "b"] }, {}])).toEqual([
    { tag: "b", count: 2 },
    { tag: "a", count: 1 },
    { tag: "c", count: 1 },
  ]);
});

test("numbers in their names count by their value", () => {
  const tags = ["week10", "week9", "week1"];
  expect(tagsOfCards([{ tags }]).map(({ tag }) => tag)).toEqual(["week1", "week9", "week10"]);
});

test.each<[string, string, string[]]>([
  ["a word", "chapter3", ["old", "chapter3"]],
  ["several words", " one, two  three,", ["old", "one", "two", "three"]],
  ["a # before it", "#exam ##x", ["old", "exam", "x"]],
  ["one that is there", "old", ["old"]],
  ["an emoji and other scripts", "🧪 الفصل-٣ 第三章", ["old", "🧪", "الفصل-٣", "第三章"]],
  ["an accent of its own sign", "cafe\u0301", ["old", "café"]],
  ["nothing", "  ", ["old"]],
])("%s becomes tags", (_name, typed, tags) => {
  expect(withTyped(["old"], typed)).toEqual({ tags, problem: null });
});

test("a tag that is too long, or one too many, changes nothing and gives the reason", () => {
  expect(withTyped(["old"], "x".repeat(51))).toEqual({ tags: ["old"], problem: "card/bad-tag" });
  const many = Array.from({ length: 20 }, (_, at) => `t${at}`);
  expect(withTyped(many, "one-more")).toEqual({ tags: many, problem: "card/too-many-tags" });
});
