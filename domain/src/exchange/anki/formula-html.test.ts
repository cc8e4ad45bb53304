import { expect, test } from "vitest";

import { quickestMs } from "../../../test/quickest-ms.ts";
import { withEscapedSigns } from "./formula-html.ts";

test.each([
  ["a sign that compares is escaped", "a<b", "a&lt;b"],
  ["two in a row", "0<x<1", "0&lt;x&lt;1"],
  ["a pair that looks like a tag without an end", "a<b>c", "a&lt;b&gt;c"],
  ["an end without a beginning", "a</b>", "a&lt;/b&gt;"],
  ["a name that no element has", "x<alpha>y", "x&lt;alpha&gt;y"],
  ["a tag with its partner stays", "<b>x</b>", "<b>x</b>"],
  ["a tag with attributes stays", '<span class="x">y</span>', '<span class="x">y</span>'],
  ["entities stay as they are", "a&lt;b", "a&lt;b"],
  ["a tag that ends a line is a line feed", "a<br>b<br/>c<div>d</div>", "a\nb\nc\nd\n"],
  ["a comment goes", "a<!-- <b> -->b", "ab"],
])("%s", (_name, html, escaped) => {
  expect(withEscapedSigns(html)).toBe(escaped);
});

test.each(["<", "<b", "<b>", "</b>", "<!--", "<span ", "<a href="])("%j repeated is read in linear time", (part) => {
  const text = part.repeat(100_000);
  expect(quickestMs(() => void withEscapedSigns(text))).toBeLessThan(10_000);
});
