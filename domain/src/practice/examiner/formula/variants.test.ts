import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["F = G m₁m₂/r²", "F = G m M / d²", "right"],
  ["(uv)' = u'v + uv'", "(fg)' = f'g + fg'", "right"],
  ["(uv)' = u'v + uv'", "u'v'", "wrong"],
  ["(x + y)² = x² + 2xy + y²", "(a+b)^2 = a^2 + 2ab + b^2", "right"],
  ["(x + y)² = x² + 2xy + y²", "a² + ab + b²", "wrong"],
  ["K = K₀(1 + p)ⁿ", "K = K0 (1 + i)^n", "right"],
  ["E = mc²", "E = mv²", "wrong"],
  ["2e^(2x)", "2x e^(2x)", "wrong"],
  ["aₙ = a₁ · qⁿ⁻¹", "a1*q^(n-1)", "right"],
  ["n!", "(n-1)!", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
