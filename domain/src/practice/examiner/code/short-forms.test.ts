import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["ys.map(y => y + 1)", "ys.map(function (y) { return y + 1; })", "right"],
  ["ys.map(y => y + 1)", "ys.map((z) => { return z + 1; })", "right"],
  ["ys.map(y => y + 1)", "ys.map(y => { y + 1 })", "wrong"],
  ["readLine()", "line = readLine()", "right"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "JavaScript: a piece of code", definition: `\`${definition}\``, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
