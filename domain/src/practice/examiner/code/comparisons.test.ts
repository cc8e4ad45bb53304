import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["n === 0", "0 === n", "right"],
  ["a > b + 1", "b + 1 < a", "right"],
  ["(x % 3) === 0", "x % 3 === 0", "right"],
  ["a > b", "b > a", "wrong"],
  ["a >= b", "b < a", "wrong"],
  ["if (n == 4)", "if (4 == n) {", "right"],
  ["if (n == 4)", "if n == 4", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "JavaScript: a condition", definition: `\`${definition}\``, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
