import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["CH₃CH₂OH", "C2H5OH", "right"],
  ["CH₃CH₂OH", "H3C-CH2-OH", "right"],
  ["CH₃CH₂OH", "CH3-OH", "wrong"],
  ["CH₃CH₂CH₂CH₃", "CH3(CH2)2CH3", "right"],
  ["H₂C=CH₂", "CH2=CH2", "right"],
  ["H₂C=CH₂", "CH3-CH3", "wrong"],
  ["C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O", "c3h8 + 5o2 -> 3co2 + 4h2o", "right"],
  ["C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O", "C3H8 + 5O2 → 3CO2 + 4H2O + heat", "right"],
  ["HNO₃ → H⁺ + NO₃⁻", "HNO3 + H2O → H3O+ + NO3-", "right"],
  ["Al → Al³⁺ + 3e⁻", "Al - 3e- → Al3+", "right"],
  ["Al → Al³⁺ + 3e⁻", "Al + 3e- → Al3+", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});

test("a formula in brackets after words is an answer, in any notation", () => {
  const scoreOf = (answer: string) =>
    grade({ term: "Functional group of acids", definition: "carboxyl group (–COOH)", answer, deck: [] }).score;
  expect(scoreOf("-COOH")).toBe(100);
  expect(scoreOf("CO2H")).toBe(100);
  expect(scoreOf("-CHO")).toBeLessThan(90);
});
