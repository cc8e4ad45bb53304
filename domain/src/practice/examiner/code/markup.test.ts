import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ['<a class="x" href="/y">Z</a>', "<A HREF='/y' CLASS='x'>Z</A>", "right"],
  ['<input type="text">', "<input type=text />", "right"],
  ["<ol><li>A</li></ol>", "<ol>\n  <li>A</li>\n</ol>", "right"],
  ["<ol><li>A</li></ol>", "<ul><li>A</li></ul>", "wrong"],
  ['<a class="x" href="/y">Z</a>', '<a class="/y" href="x">Z</a>', "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "HTML: what is written", definition: `\`${definition}\``, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
