import { marked } from "../kinds/marked.ts";

/** Salts, acids and electrolysis. Marked before the examiner had read any of it. */
export const signsSaltsAndElectrolysis = [
  marked("Sodium sulfate, formula", "Na₂SO₄", {
    right: ["Na2SO4", "Na_2SO_4", "\\(Na_2SO_4\\)"],
    partial: ["sodium sulfate"],
    wrong: ["NaSO4", "Na2SO3", "Na2S", "NA(SO4)2", "Na2S04 + H2O"],
  }),
  marked("Ammonium ion", "NH₄⁺", {
    right: ["NH4+", "NH4^+", "[NH4]+", "NH4(+)", "(NH4)+"],
    wrong: ["NH4-", "NH3", "NH3+", "NH4", "NH4 2+"],
  }),
  marked("Name of Fe₂O₃", "iron(III) oxide", {
    right: ["iron (III) oxide", "iron 3 oxide", "ferric oxide", "iron III oxide", "Iron(iii)oxide"],
    partial: ["iron oxide"],
    wrong: ["iron(II) oxide", "ferrous oxide", "iron(III) hydroxide"],
  }),
  marked("Neutralisation of HCl by NaOH", "HCl + NaOH → NaCl + H₂O", {
    right: [
      "NaOH + HCl -> H2O + NaCl",
      "HCl + NaOH = NaCl + H2O",
      "HCl(aq) + NaOH(aq) → NaCl(aq) + H2O(l)",
      "HCl+NaOH⟶NaCl+H2O",
      "NaOH + HCl --> NaCl + HOH",
    ],
    partial: ["HCl + NaOH → NaCl", "H⁺ + OH⁻ → H₂O"],
    wrong: ["NaCl + H2O → HCl + NaOH", "HCl + NaOH → NaCl + H2", "HCl + KOH → KCl + H2O"],
  }),
  marked("Electrolysis of water", "2 H₂O → 2 H₂ + O₂", {
    right: ["2H2O -> 2H2 + O2", "2 H2O => O2 + 2 H2", "H2O → H2 + ½ O2", "4H2O → 4H2 + 2O2", "2H2O(l) → 2H2(g) + O2(g)"],
    partial: ["H2O -> H2 + O2", "H2O → H2 + O"],
    wrong: ["2 H2 + O2 → 2 H2O", "2 H2O → 2 H2O2", "H2O → H+ + OH-"],
  }),
  marked("Copper(II) ion reduced at the cathode", "Cu²⁺ + 2e⁻ → Cu", {
    right: ["Cu2+ + 2e- -> Cu", "Cu^2+ + 2 e^- → Cu", "2e- + Cu2+ → Cu", "Cu(2+) + 2e(-) = Cu", "Cu²⁺ + 2e⁻ → Cu(s)"],
    partial: ["Cu2+ + e- → Cu"],
    wrong: ["Cu → Cu²⁺ + 2e⁻", "Cu²⁺ → Cu + 2e⁻", "Zn2+ + 2e- → Zn"],
  }),
  marked("Faraday constant", "96,485 C/mol", {
    right: ["96485 C/mol", "9.65 × 10^4 C/mol", "96.5 kC/mol", "about 96,500 C mol⁻¹", "96485 coulombs per mole", "96 485 C·mol^-1"],
    partial: ["96485"],
    wrong: ["96,485 J/mol", "9,648 C/mol", "69,485 C/mol"],
  }),
  marked("Definition of pH", "pH = −log[H⁺]", {
    right: [
      "-log[H+]",
      "pH = -log10([H3O+])",
      "pH = -log(c(H+))",
      "negative logarithm of the hydrogen ion concentration",
      "pH=-lg [H+]",
      "[H+] = 10^-pH",
    ],
    wrong: ["pH = log[H⁺]", "pH = −log[OH⁻]", "pH = -ln[H+]", "10^pH"],
  }),
  marked("Ethanol, structural formula", "CH₃CH₂OH", {
    right: ["CH3CH2OH", "CH3-CH2-OH", "C2H5OH", "H3C-CH2-OH", "CH3–CH2–OH"],
    partial: ["C2H6O"],
    wrong: ["CH3OH", "CH3OCH3", "CH3CHO", "CH3CH2COOH"],
  }),
  marked("Ion product of water at 25 °C", "10⁻¹⁴ mol²/L²", {
    right: ["1e-14 mol²/L²", "10^-14 mol^2/l^2", "1.0 × 10^-14 mol² L⁻²", "10^(-14) (mol/L)^2"],
    partial: ["10^-14"],
    wrong: ["10^14 mol²/L²", "10⁻⁷ mol²/L²", "14"],
  }),
  marked("Halogens", "fluorine, chlorine, bromine, iodine", {
    right: [
      "F, Cl, Br, I",
      "iodine, bromine, chlorine and fluorine",
      "chlorine / fluorine / bromine / iodine",
      "flourine, chlorine, bromine, iodine",
    ],
    partial: ["chlorine, bromine, iodine", "fluorine, chlorine, bromine, iodine, neon", "F, Cl, Br", "fluorine, chlorine, boron, iodine"],
    wrong: ["helium, neon, argon, krypton"],
  }),
];
