import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string, term = "the formula") {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["x = 1 or x = 5", "x = 5", "a part"],
  ["x = 1 or x = 5", "x = 4", "wrong"],
  ["a/b = c/d = e/f", "a/b = c/d", "a part"],
  ["a/b = c/d = e/f", "a/b = c/e", "wrong"],
  ["CaCO3 + 2HCl → CaCl2 + H2O + CO2", "CaCO3 + 2HCl → CaCl2 + H2O", "a part"],
  ["CaCO3 + 2HCl → CaCl2 + H2O + CO2", "CaCO3 → CaCl2", "wrong"],
  ["CaCO3 + 2HCl → CaCl2 + H2O + CO2", "CaCl2 + H2O + CO2", "a part"],
  ["N2 + 3H2 → 2NH3", "N2 + 3H2", "a part"],
  ["N2 + 3H2 → 2NH3", "N2 + H2", "wrong"],
  ["N2 + 3H2 → 2NH3", "2NH3 ← N2 + 3H2", "right"],
  ["N2 + 3H2 → 2NH3", "N2 + 3H2 <- 2NH3", "wrong"],
  ["x = 1 or x = 5", "1 and 5", "right"],
  ["x = 1 or x = 5", "{5, 1}", "right"],
  ["x = 1 or x = 5", "x = 1, x = 4", "a part"],
  ["x = 1 or x = 5", "-1 and -5", "wrong"],
  ["3:2", "three to two", "right"],
  ["3:2", "two to three", "wrong"],
  ["PO4^3-", "(PO4)3-", "right"],
  ["E = ½mv²", "Ek = mv²/2", "right"],
  ["p = mv", "m = pv", "wrong"],
  ["y ≥ 3", "y > 3", "a part"],
  ["y ≥ 3", "3 <= y", "right"],
  ["y ≥ 3", "y < 3", "wrong"],
  ["PO4^3-", "PO4", "a part"],
  ["PO4^3-", "PO4^2-", "wrong"],
  ["u² + v² = w²", "u² − v²", "wrong"],
  ["u² + v² = w²", "w²", "wrong"],
  ["(u − v)² = u² − 2uv + v²", "(u − v)²", "wrong"],
  ["Mg^2+", "Mg", "a part"],
  ["Mg^2+", "Mg-", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test("a full stop after a symbol is ignored, and a letter after a number is not a unit", () => {
  expect(marked("Na", "Na.", "Sodium (chemical symbol)")).toBe("right");
  expect(marked("2x", "2x + C", "Derivative of x²")).toBe("wrong");
});
