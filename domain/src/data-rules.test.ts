import { expect, test } from "vitest";

import { dataProblem, isForbiddenKey, storableKeys, utf8Length } from "./data-rules.ts";
import { DATA } from "./limits/limits.ts";

test("an ordinary deck breaks no rule", () => {
  expect(
    dataProblem({ title: "Ünïcode 😀", cards: [{ term: "a.b#c$d/e[f]", definition: "" }], n: 1, nothing: null, yes: true }),
  ).toBeNull();
});

test.each(["", "a.b", "a#b", "$set", "a/b", "a[0", "0]"])("the key %j is refused, at any depth", (key) => {
  expect(isForbiddenKey(key)).toBe(true);
  expect(dataProblem({ [key]: 1 })).toEqual({ code: "request/forbidden-key", path: "" });
  expect(dataProblem({ cards: [{ [key]: 1 }] })).toEqual({ code: "request/forbidden-key", path: "cards.0" });
});

test.each(["title", "__proto__", "constructor", "0", "a b", "é"])("the key %j is allowed", (key) => {
  expect(isForbiddenKey(key)).toBe(false);
});

test("keys are counted at any depth, and not at all where a value cannot be stored", () => {
  expect(storableKeys({ title: "a", cards: [{ term: "b", tags: ["c"] }, { term: "d" }], deep: { deeper: {} } })).toBe(7);
  for (const value of [null, 1, "a", [], ["a", 1]]) expect(storableKeys(value)).toBe(0);
  for (const bad of [{ "a.b": 1 }, "\0", ["\ud800"], { cards: [{ term: "a\0" }] }, [[{ $set: 1 }]]]) {
    expect(storableKeys(bad)).toBeNull();
    expect(dataProblem(bad)).not.toBeNull();
  }
});

test("a text of exactly 10 MB is stored, one byte more is refused with its location", () => {
  const most = "x".repeat(DATA.maxTextBytes);
  expect(dataProblem({ title: most })).toBeNull();
  expect(dataProblem({ title: `${most}x` })).toEqual({ code: "request/text-too-large", path: "title" });
});

test("10 MB are counted in UTF-8, not in characters", () => {
  expect(dataProblem("€".repeat(DATA.maxTextBytes / 3 + 1))).toEqual({ code: "request/text-too-large", path: "" });
});

test.each(["", "plain", "é", "€", "😀", "a😀é€\n"])("the length of %j in UTF-8 equals an encoder's", (text) => {
  expect(utf8Length(text)).toBe(encodeURIComponent(text).replace(/%../g, "x").length);
});

test.each(["\0", "a\0b", "\ud800", "a\udc00"])("the text %j, which no database returns unchanged, is refused", (text) => {
  expect(dataProblem({ cards: [{ term: text }] })).toEqual({ code: "request/forbidden-character", path: "cards.0.term" });
});

test("a value nested 200,000 deep is walked without a stack overflow", () => {
  const deep = JSON.parse("[".repeat(200_000) + '"\\u0000"' + "]".repeat(200_000)) as unknown;
  expect(dataProblem(deep)?.code).toBe("request/forbidden-character");
});
