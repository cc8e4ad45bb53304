import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["3 March 1918", "3.3.18", "right"],
  ["3 March 1918", "1918年3月3日", "right"],
  ["3 March 1918", "Sunday, 3 March 1918", "right"],
  ["3 March 1918", "3 marca 1918 roku", "right"],
  ["3 March 1918", "it was signed on 3 March 1918 in Brest", "right"],
  ["3 March 1918", "it was signed on 3 March 1981 in Brest", "wrong"],
  ["3 March 1918", "not 3 March 1918", "wrong"],
  ["3 March 1918", "3/1918", "a part"],
  ["3 March 1918", "March", "a part"],
  ["3 mars 1918", "le trois mars 1918, un dimanche", "right"],
  ["3 mars 1918", "le quatre mars 1918", "a part"],
  ["21 de marzo de 1920", "veintiuno de marzo de 1920", "right"],
  ["24 December", "24.12.", "right"],
  ["24 December", "12/24", "right"],
  ["24 December", "December", "a part"],
  ["24 December", "24.11.", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "When?", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
