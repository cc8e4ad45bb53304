import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["1756–1763", "1756-63", "right"],
  ["1756–1763", "from May 1756 to February 1763", "right"],
  ["1756–1763", "it began in 1756 and ended in 1763", "right"],
  ["1756–1763", "1756/63", "right"],
  ["1756–1763", "1756", "a part"],
  ["1756–1763", "1756–1768", "a part"],
  ["1756–1763", "1760", "wrong"],
  ["1756–1763", "1763–1756", "wrong"],
  ["264–241 BC", "264 to 241 BCE", "right"],
  ["264–241 BC", "264 to 241", "a part"],
  ["264–241 BC", "264 to 241 AD", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "When?", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});

test("a range with a unit is not a range of years", () => {
  const { rule } = grade({ term: "How much?", definition: "1500–1700 mL", answer: "1500 to 1700 ml", deck: [] });
  expect(rule).toBe("number");
});
