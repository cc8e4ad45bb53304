import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string) {
  const { score } = grade({ term: "Who, or which?", definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["Charles V", "Charles the Fifth", "right"],
  ["Charles V", "Emperor Charles 5", "right"],
  ["Charles V", "Charles", "a part"],
  ["Charles V", "Charles IV", "wrong"],
  ["Henry VIII", "King Henry the Eighth of England", "right"],
  ["Catherine II", "Catherine 1st", "wrong"],
  ["World War I", "World War 1", "right"],
  ["World War I", "World War II", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});
