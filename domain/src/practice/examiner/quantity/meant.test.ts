import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["24,100 years", "24100 a", "right"],
  ["252 million years", "252 Ma", "right"],
  ["6 A", "6 a", "right"],
  ["40 minutes", "40'", "right"],
  ["£80", "80 pounds", "right"],
  ["80 lb", "80 pounds", "right"],
  ["60 °C", "140 F", "right"],
  ["60 °C", "60 F", "wrong"],
  ["8 million", "8m", "right"],
  ["8 m", "8 million", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "how much", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
