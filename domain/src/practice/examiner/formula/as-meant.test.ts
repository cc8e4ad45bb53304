import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["t½ = ln 2 / k", "t1/2 = ln(2)/k", "right"],
  ["t½ = ln 2 / k", "0.693/k", "right"],
  ["t½ = ln 2 / k", "t½ = k / ln 2", "wrong"],
  ["x̄ = Σxᵢ/n", "xbar = sum(xi)/n", "right"],
  ["x̄ = Σxᵢ/n", "x̄ = n Σxᵢ", "wrong"],
  ["η = P_out / P_in", "Pout/Pin", "right"],
  ["η = P_out / P_in", "P_in / P_out", "wrong"],
  ["v = Δs/Δt", "ds/dt", "right"],
  ["v = Δs/Δt", "v = (s2 - s1)/Δt", "right"],
  ["v = Δs/Δt", "v = Δt/Δs", "wrong"],
  ["x = 1 ± √2", "x = 1 +/- sqrt(2)", "right"],
  ["pH = −log[H⁺]", "-log10([H3O+])", "right"],
  ["pH = −log[H⁺]", "-lg c(H+)", "right"],
  ["pH = −log[H⁺]", "-ln [H+]", "wrong"],
  ["x⁴/4 + C", "1/4 x^4 + const", "right"],
  ["U = 2πr", "2 * 3.14 * r", "right"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
