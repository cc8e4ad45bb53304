import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string) {
  const { score } = grade({ term: "Formula", definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["Mg(OH)2", "MgOH2", "a part"],
  ["Fe2(SO4)3", "Fe2SO43", "a part"],
  ["Mg(OH)2", "MgO2", "wrong"],
  ["Mg(OH)2", "MgOH", "wrong"],
])("a group without its brackets leaves a part: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["C4H10", "C2H5", "a part"],
  ["C2H2", "CH", "a part"],
  ["CH4", "CH", "wrong"],
  ["C4H10", "C4H8", "wrong"],
])("the empirical formula of a molecule leaves a part: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["HBr + KOH → KBr + H2O", "H+ + OH- → H2O", "a part"],
  ["H+ + OH- → H2O", "HNO3 + KOH → KNO3 + H2O", "a part"],
  ["H+ + OH- → H2O", "H2O → H+ + OH-", "wrong"],
  ["H+ + OH- → H2O", "CH4 + 2O2 → CO2 + 2H2O", "wrong"],
])("a neutralization of ions only, or of substances, leaves a part: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});
