import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string, term = "the formula") {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["O(n)", "linear time", "right"],
  ["O(n³)", "cubic", "right"],
  ["O(n log n)", "O(n lg n)", "right"],
  ["O(n³)", "quadratic", "wrong"],
  ["3e^(3x)", "3e^3x", "right"],
  ["3e^(3x)", "e^3x", "wrong"],
  ["¬(P ∨ Q) = ¬P ∧ ¬Q", "not (P or Q) = not P and not Q", "right"],
  ["¬(P ∨ Q) = ¬P ∧ ¬Q", "not (P or Q) = not P or not Q", "wrong"],
  ["v = 331.45 + 0.6t", "v = 331 + 0.6t", "wrong"],
  ["p = 1013.25 h", "p = 1013 h", "right"],
  ["p = 1013.25 h", "p = 1012 h", "wrong"],
  ["sin α / sin β = n", "sin β / sin α = n", "wrong"],
  ["1/R = 1/r + 1/s", "1/r + 1/s", "right"],
  ["ln(xy) = ln x + ln y", "ln x + ln y", "right"],
  ["ln(xy) = ln x + ln y", "ln x · ln y", "wrong"],
])("typed notations: %s: %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["CH3CH2CH2OH", "C3H6O", "wrong"],
  ["CH3CH2CH2OH", "CH3OCH2CH3", "wrong"],
  ["CH3CH2COOH", "CH3CH2CO2H", "right"],
  ["2Mg + O2 → 2MgO", "magnesium oxide → magnesium + oxygen", "wrong"],
])("an incomplete formula: %s: %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["F♯", "F", "not right"],
  ["F♯", "F sharp", "right"],
  ["D, F♯, A", "D, F, A", "not right"],
  ["C++", "C plus plus", "right"],
  ["C++", "C", "not right"],
])("the accidental of a note and the signs of a name are not punctuation: %s: %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer, "its name") === "right").toBe(verdict === "right");
});
