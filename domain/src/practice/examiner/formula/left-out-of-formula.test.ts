import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string, term = "the formula") {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["F = k Q₁Q₂/d²", "F = Q₁Q₂/d²", "a part"],
  ["pV = NkT", "pV = NT", "a part"],
  ["A = A₀e^(−kt)", "A = e^(−kt)", "a part"],
  ["a = GM/r²", "M/r²", "a part"],
  // Without its variables, or with another power, it is another formula.
  ["E = hf", "E = f", "wrong"],
  ["F = k Q₁Q₂/d²", "F = Q₁Q₂/d", "wrong"],
  ["V = πr²h", "V = πr²", "wrong"],
  ["y = kx + b", "y = x + b", "wrong"],
])("a law without its constant is worth a part: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["m = (x₁ + x₂ + x₃)/n", "x₁ + x₂ + x₃", "a part"],
  ["(f/g)' = (f'g − fg')/g²", "f'g − fg'", "a part"],
  ["v = s/t", "s", "wrong"],
  ["v = s / t", "t", "wrong"],
])("a sum without its denominator is worth a part, a missing factor is not: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["m₁v₁ = m₂v₂", "mv = mv", "a part"],
  ["ρ₁ cos α₁ = ρ₂ cos α₂", "ρ₁ cos α₁", "a part"],
  ["m₁v₁ = m₂v₂", "m₁v₂ = m₂v₁", "wrong"],
])("letters without their indices, and one side, are worth a part: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["S^2-", "S^2", "a part"],
  ["PO4^3-", "PO4 3", "a part"],
  ["PO4^3-", "PO4^2", "wrong"],
])("a charge without a sign is worth a part: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer, "Ion")).toBe(verdict);
});
