import { marked } from "../kinds/marked.ts";

/** Formulas, reactions and solutions that are half right, and others that look so. Marked before the examiner had read any of it. */
export const nearFormulas = [
  // The substances are right, the numbers are not; or one substance is left out.
  marked("Rusting of iron to iron(III) hydroxide", "4Fe + 3O2 + 6H2O → 4Fe(OH)3", {
    right: ["3 O2 + 4 Fe + 6 H2O -> 4 Fe(OH)3", "4Fe+3O2+6H2O=4Fe(OH)3"],
    partial: ["Fe + O2 + H2O → Fe(OH)3", "4Fe + 3O2 → 4Fe(OH)3", "4Fe + 3O2 + 6H2O"],
    wrong: ["2Fe + 3O2 → Fe2O6", "Fe(OH)3 → Fe + O2 + H2O"],
  }),
  marked("Combustion of propane", "C3H8 + 5O2 → 3CO2 + 4H2O", {
    right: ["C3H8 + 5 O2 --> 4 H2O + 3 CO2"],
    partial: ["C3H8 + O2 → CO2 + H2O", "C3H8 + 5O2 → 3CO2", "C3H8 + 3O2 → 3CO2 + 4H2O"],
    wrong: ["C3H8 → 3C + 4H2", "C2H6 + 5O2 → 3CO2 + 4H2O"],
  }),
  marked("Thermal decomposition of limestone", "CaCO3 → CaO + CO2", {
    right: ["CaCO₃ ⟶ CaO + CO₂", "CaCO3 -> CO2 + CaO"],
    partial: ["CaCO3 → CaO", "calcium carbonate → calcium oxide + carbon dioxide"],
    wrong: ["CaO + CO2 → CaCO3", "CaCO3 → Ca + CO3"],
  }),
  marked("Reaction of sodium with water", "2Na + 2H2O → 2NaOH + H2", {
    partial: ["Na + H2O → NaOH + H2", "2Na + 2H2O → 2NaOH", "sodium + water → sodium hydroxide + hydrogen"],
    wrong: ["2Na + H2O → Na2O + H2", "Na + H2O → NaO + H2"],
  }),
  marked("Oxidation of magnesium, half-equation", "Mg → Mg^2+ + 2e^-", {
    right: ["Mg -> Mg2+ + 2 e-", "Mg - 2e- -> Mg2+"],
    partial: ["Mg → Mg^2+ + e^-", "Mg → Mg^2+"],
    wrong: ["Mg^2+ + 2e^- → Mg", "Mg → Mg^2-  + 2e^-"],
  }),
  // Charge, index, water of crystallisation, configuration.
  marked("Ammonium ion, formula", "NH4^+", {
    right: ["NH4+", "NH₄⁺"],
    partial: ["NH4"],
    wrong: ["NH3", "NH4-", "NH3+"],
  }),
  marked("Phosphate ion, formula", "PO4^3-", { partial: ["PO4"], wrong: ["PO3^3-", "PO4^2-", "P"] }),
  marked("Iron(III) ion, formula", "Fe^3+", { right: ["Fe3+", "Fe+3"], partial: ["Fe"], wrong: ["Fe^2+", "Fe^3-", "F^3+"] }),
  marked("Hydrated copper(II) sulfate, formula", "CuSO4·5H2O", {
    right: ["CuSO4 * 5 H2O", "CuSO₄·5H₂O", "CuSO4.5H2O"],
    partial: ["CuSO4", "CuSO4·H2O"],
    wrong: ["Cu2SO4", "CuSO3", "5H2O"],
  }),
  marked("Ethanol, structural formula", "CH3CH2OH", {
    right: ["CH3-CH2-OH", "C2H5OH"],
    partial: ["C2H6O"],
    wrong: ["CH3OH", "C2H6", "CH3OCH3"],
  }),
  marked("Electron configuration of oxygen", "1s² 2s² 2p⁴", {
    right: ["1s2 2s2 2p4", "[He] 2s2 2p4"],
    partial: ["2s2 2p4", "1s2 2s2"],
    wrong: ["1s2 2s2 2p6", "1s2 2s4 2p2"],
  }),
  marked("Table salt, formula", "NaCl", { right: ["nacl", "ClNa"], wrong: ["NaCl2", "NaC", "KCl", "NaCI2"] }),
  marked("Cobalt (chemical symbol)", "Co", { wrong: ["CO", "C", "Cb"], right: ["Co."] }),
  // Constants, bounds, signs of a solution.
  marked("Integral of cos x", "sin x + C", {
    right: ["sin(x) + c", "C + sin x"],
    partial: ["sin x", "sin(x)"],
    wrong: ["−sin x + C", "cos x + C"],
  }),
  marked("Integral of x²", "x³/3 + C", {
    right: ["1/3 x^3 + C", "(1/3)x³+k"],
    partial: ["x³/3", "F(x) = x^3/3"],
    wrong: ["x³ + C", "2x + C", "x³/2 + C"],
  }),
  marked("Solve x² = 16", "x = ±4", {
    right: ["4 and -4", "x = 4 or x = -4", "+-4"],
    partial: ["x = 4", "4", "−4"],
    wrong: ["x = 8", "±8", "x = 16"],
  }),
  marked("Solve x² − x − 6 = 0", "x = 3 or x = −2", {
    right: ["-2 and 3", "x1 = 3, x2 = -2", "{-2; 3}"],
    partial: ["x = 3", "-2", "3 and 2"],
    wrong: ["x = −3 or x = 2", "x = 6"],
  }),
  marked("Solution of the system x + y = 5, x − y = 1", "x = 3, y = 2", {
    right: ["(3, 2)", "y = 2 and x = 3", "x=3; y=2"],
    partial: ["x = 3", "y = 2", "x = 3, y = 1"],
    wrong: ["x = 2, y = 3", "(2, 3)"],
  }),
  marked("Complex roots of z² − 4z + 13 = 0", "2 ± 3i", {
    right: ["2 + 3i and 2 - 3i", "z = 2 ± 3i"],
    partial: ["2 + 3i", "z = 2 - 3i"],
    wrong: ["3 ± 2i", "−2 ± 3i", "2 ± 3"],
  }),
  marked("Solution of 2x + 1 ≥ 7", "x ≥ 3", {
    right: ["x >= 3", "3 ≤ x", "[3, ∞)"],
    partial: ["x > 3"],
    wrong: ["x ≤ 3", "x ≥ 4"],
  }),
  marked("Domain of √(4 − x²)", "−2 ≤ x ≤ 2", {
    right: ["[-2, 2]", "-2 <= x <= 2", "between -2 and 2, both included"],
    partial: ["−2 < x < 2", "x ≤ 2", "x ≥ −2"],
    wrong: ["x ≥ 4", "0 ≤ x ≤ 2", "x ≤ -2"],
  }),
  marked("Fundamental theorem of calculus", "∫_a^b f(x) dx = F(b) − F(a)", {
    right: ["F(b) - F(a)", "integral from a to b of f(x) dx = F(b) - F(a)"],
    partial: ["∫ f(x) dx = F(b) − F(a)"],
    wrong: ["F(a) − F(b)", "F(b) + F(a)"],
  }),
  marked("Basel problem", "Σ_{n=1}^∞ 1/n² = π²/6", {
    right: ["sum of 1/n^2 from n=1 to infinity = pi^2/6"],
    partial: ["Σ 1/n²"],
    wrong: ["π/6", "Σ_{n=1}^∞ 1/n = π²/6"],
  }),
  // A half of an identity, a factor, one side.
  marked("Pythagorean identity", "sin²x + cos²x = 1", {
    right: ["sin^2(x) + cos^2(x) = 1", "cos²x + sin²x = 1", "1 = sin^2 x + cos^2 x"],
    partial: ["sin²x + cos²x"],
    wrong: ["sin x + cos x = 1", "sin²x − cos²x = 1", "1"],
  }),
  marked("Factorise x² + 5x + 6", "(x + 2)(x + 3)", {
    right: ["(x+3)(x+2)", "(x + 3) * (x + 2)"],
    partial: ["(x + 2)", "x + 3"],
    wrong: ["(x − 2)(x − 3)", "(x + 1)(x + 6)", "x(x + 5) + 6"],
  }),
  marked("First binomial formula", "(a + b)² = a² + 2ab + b²", {
    right: ["a^2 + 2ab + b^2", "a²+b²+2ab"],
    partial: ["2ab + b²"],
    wrong: ["a² + b²", "a² − 2ab + b²", "(a + b)²"],
  }),
  marked("Gibbs free energy", "ΔG = ΔH − TΔS", {
    right: ["ΔH - T*ΔS", "delta G = delta H - T delta S", "dG = dH - TdS"],
    partial: ["G = H − TS"],
    wrong: ["ΔG = ΔH + TΔS", "ΔG = TΔS", "ΔG = ΔS − TΔH"],
  }),
  marked("Uniformly accelerated motion, distance", "s = v₀t + ½at²", {
    right: ["s = 1/2 a t^2 + v0 t", "v0*t + 0.5*a*t^2"],
    partial: ["s = ½at²", "s = v₀t"],
    wrong: ["s = v₀t + at", "s = v₀ + ½at²", "s = v₀t − ½at²"],
  }),
  marked("Lens equation", "1/f = 1/g + 1/b", {
    right: ["1/g + 1/b = 1/f", "1/f=1/b+1/g", "1/f = 1/u + 1/v"],
    partial: ["1/g + 1/b"],
    wrong: ["f = g + b", "1/f = 1/g − 1/b", "1/f = 1/g"],
  }),
  marked("Kinetic energy", "E = ½mv²", {
    right: ["½mv²", "Ekin = 0.5 m v^2", "e=1/2mv^2", "(m v²)/2"],
    wrong: ["E = mv²", "E = ½mv", "E = ½m²v", "E = mgh"],
  }),
  marked("Surface of a sphere", "4πr²", {
    right: ["A = 4 pi r^2", "πd²", "4*π*r*r"],
    wrong: ["4πr", "πr²", "4πr³", "(4/3)πr³"],
  }),
  marked("Momentum", "p = mv", { right: ["m·v", "mv", "p = m * v", "mass times velocity"], wrong: ["p = m/v", "p = mv²", "p", "m + v"] }),
  marked("Snell's law", "n₁ sin θ₁ = n₂ sin θ₂", {
    right: ["n1*sin(theta1) = n2*sin(theta2)", "sin θ₁ / sin θ₂ = n₂ / n₁"],
    partial: ["n sin θ = n sin θ", "n₁ sin θ₁"],
    wrong: ["n₁ sin θ₂ = n₂ sin θ₁", "n₁ cos θ₁ = n₂ cos θ₂"],
  }),
  marked("Unit of force in base units", "kg·m/s²", {
    right: ["kg m/s^2", "kg*m*s^-2", "kilogram metre per second squared"],
    wrong: ["kg·m/s", "kg/s²", "kg·m²/s²"],
  }),
  marked("Vertex of y = (x − 3)² − 2", "(3, −2)", {
    right: ["(3 | -2)", "x = 3, y = -2", "3, -2"],
    partial: ["x = 3"],
    wrong: ["(−3, −2)", "(−2, 3)"],
  }),
  marked("Limit of sin(x)/x as x → 0", "1", { right: ["= 1", "one"], wrong: ["0", "∞", "-1"] }),
  marked("Radioactive decay law", "N(t) = N₀e^(−λt)", {
    right: ["N = N0 * e^(-lambda t)", "N0 exp(-λt)"],
    partial: ["N(t) = e^(−λt)"],
    wrong: ["N(t) = N₀e^(λt)", "N(t) = N₀ − λt"],
  }),
  marked("Set of the even numbers below 10", "{2, 4, 6, 8}", {
    right: ["2,4,6,8", "{8, 6, 4, 2}"],
    partial: ["{2, 4, 6}", "{2, 4, 6, 8, 10}"],
    wrong: ["{1, 3, 5, 7, 9}", "{2}"],
  }),
];
