import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string) {
  return grade({ term: "the formula", definition, answer, deck: [] });
}

test.each([
  ["E = ½mv²", "Ek = mv²/2"],
  ["Ek = ½mv²", "E = mv²/2"],
  ["E = ½mv²", "E_k = mv²/2"],
  ["F = mg", "Fg = mg"],
  ["v = s/t", "v_m = s/t"],
  ["V_1 = 2ab", "V = 2ab"],
  ["S_n = n(a + l)/2", "S = n(a + l)/2"],
  ["pV = nRT", "PV = nRT"],
])("a name with an index equals the name without it: %s, %s", (card, answer) => {
  expect(marked(card, answer)).toMatchObject({ score: 100, rule: "formula" });
});

test.each([
  ["pV = nRT", "p = nRT"],
  ["pV = nRT", "P = nRT"],
  ["pV = nRT", "V = nRT"],
  ["PV = nRT", "P = nRT"],
  ["Vp = nRT", "V = nRT"],
  ["p = nRT", "pV = nRT"],
  ["mv = p", "m = p"],
  ["ab = A", "a = A"],
  ["Fs = W", "F = W"],
  ["Ft = mΔv", "F = mΔv"],
  ["mc² = E", "m = E"],
  ["F1s1 = F2s2", "F1 = F2s2"],
])("a factor on the left is not an index: %s, %s", (card, answer) => {
  expect(marked(card, answer)).toMatchObject({ score: 0, rule: "formula" });
});

test.each([
  ["pV = nRT", "xy = nRT"],
  ["E = x", "Ek = x"],
  ["E = kx", "Ek = x"],
  ["x = kx + 1", "x_k = kx + 1"],
])("a product, and a letter that occurs again, are not names: %s, %s", (card, answer) => {
  expect(marked(card, answer)).toMatchObject({ score: 0, rule: "formula" });
});
