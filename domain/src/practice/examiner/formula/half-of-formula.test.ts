import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string, term = "the formula") {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["MgSO4·7H2O", "MgSO4 * 7 H2O", "right"],
  ["MgSO4·7H2O", "MgCl2", "wrong"],
])("a salt with its water of crystallization: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["KBr → K+ + Br-", "KBr → K + Br", "a part"],
  ["KBr → K+ + Br-", "KBr → K + Cl", "wrong"],
  ["KBr → K+ + Br-", "KBr -> Br- + K+", "right"],
])("ions without their charges, and a name for a formula: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["−1 ≤ x ≤ 5", "x ≤ 5", "a part"],
  ["−1 ≤ x ≤ 5", "x ≥ −1", "a part"],
  ["−1 ≤ x ≤ 5", "x ≥ 5", "wrong"],
  ["x < 0 or x > 4", "x > 4", "a part"],
  ["x < 0 or x > 4", "0 < x < 4", "wrong"],
  ["x = π/3 + 2πk", "x = π/6", "wrong"],
])("one of two bounds: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["Σ_{k=1}^n k² = n(n+1)(2n+1)/6", "Σ k³", "wrong"],
  ["(4, −1)", "x = 4, y = −1", "right"],
  ["(4, −1)", "4, -1", "right"],
  ["(4, −1)", "y = -1", "a part"],
  ["(4, −1)", "(−1, 4)", "wrong"],
])("a point in any notation: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["¹³¹I", "I", "a part"],
  ["¹³¹I", "iodine", "a part"],
  ["¹³¹I", "I-131", "right"],
  ["¹³¹I", "I-127", "wrong"],
  ["²¹⁰Po → ²⁰⁶Pb + ⁴He", "Po → Pb + He", "a part"],
])("a nuclide without its mass number: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test("a zero typed for the letter O is accepted", () => {
  expect(marked("CO2", "C02", "Formula of carbon dioxide")).toBe("right");
  expect(marked("CO2", "C2O", "Formula of carbon dioxide")).toBe("wrong");
  expect(marked("H2O", "H20", "Formula of water")).toBe("right");
});
