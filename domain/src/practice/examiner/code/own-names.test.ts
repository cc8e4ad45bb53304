import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["[x + x for x in xs]", "[n + n for n in xs]", "right"],
  ["lambda a: a + 1", "lambda b: b + 1", "right"],
  ["[x + x for x in xs]", "[n + x for n in xs]", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "Python: a list of the doubles of x in xs", definition: `\`${definition}\``, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
