import { slot } from "@recollect/domain/cards/formula-writing.ts";
import { panelTexts as texts } from "./side-panel.texts.ts";

/** One key: what it shows, what it writes, and its name where the sign is not its own. */
export type FormulaKey = { shows: string; tex: string; name?: string };
export type FormulaKeyGroup = { name: string; shows: string; keys: readonly FormulaKey[] };

/** Signs that are their own names. */
function signs(pairs: readonly (readonly [shows: string, tex: string])[]): FormulaKey[] {
  return pairs.map(([shows, tex]) => ({ shows, tex }));
}

const s = slot;

/** The keys of a formula, by group; the first group is what school needs most. */
export const formulaKeyGroups: readonly FormulaKeyGroup[] = [
  {
    name: texts.basics,
    shows: "x²",
    keys: [
      { shows: "a⁄b", tex: `\\frac{${s}}{${s}}`, name: texts.fraction },
      { shows: "√", tex: `\\sqrt{${s}}`, name: texts.root },
      { shows: "ⁿ√", tex: `\\sqrt[n]{${s}}`, name: texts.nthRoot },
      { shows: "xⁿ", tex: `^{${s}}`, name: texts.power },
      { shows: "xₙ", tex: `_{${s}}`, name: texts.index },
      { shows: "( )", tex: `\\left(${s}\\right)`, name: texts.brackets },
      { shows: "| |", tex: `\\left|${s}\\right|`, name: texts.absolute },
      ...signs([
        ["±", "\\pm"],
        ["·", "\\cdot"],
        ["×", "\\times"],
        ["÷", "\\div"],
        ["≤", "\\le"],
        ["≥", "\\ge"],
        ["≠", "\\ne"],
        ["≈", "\\approx"],
        ["∞", "\\infty"],
        ["°", "^\\circ"],
      ]),
    ],
  },
  {
    name: texts.greek,
    shows: "α",
    keys: signs([
      ["α", "\\alpha"],
      ["β", "\\beta"],
      ["γ", "\\gamma"],
      ["δ", "\\delta"],
      ["ε", "\\varepsilon"],
      ["ζ", "\\zeta"],
      ["η", "\\eta"],
      ["θ", "\\theta"],
      ["κ", "\\kappa"],
      ["λ", "\\lambda"],
      ["μ", "\\mu"],
      ["ν", "\\nu"],
      ["ξ", "\\xi"],
      ["π", "\\pi"],
      ["ρ", "\\rho"],
      ["σ", "\\sigma"],
      ["τ", "\\tau"],
      ["φ", "\\varphi"],
      ["χ", "\\chi"],
      ["ψ", "\\psi"],
      ["ω", "\\omega"],
      ["Γ", "\\Gamma"],
      ["Δ", "\\Delta"],
      ["Θ", "\\Theta"],
      ["Λ", "\\Lambda"],
      ["Π", "\\Pi"],
      ["Σ", "\\Sigma"],
      ["Φ", "\\Phi"],
      ["Ψ", "\\Psi"],
      ["Ω", "\\Omega"],
    ]),
  },
  {
    name: texts.arrows,
    shows: "→",
    keys: signs([
      ["→", "\\to"],
      ["←", "\\leftarrow"],
      ["↔", "\\leftrightarrow"],
      ["⇒", "\\Rightarrow"],
      ["⇐", "\\Leftarrow"],
      ["⇔", "\\Leftrightarrow"],
      ["↦", "\\mapsto"],
      ["⇌", "\\rightleftharpoons"],
      ["↑", "\\uparrow"],
      ["↓", "\\downarrow"],
    ]),
  },
  {
    name: texts.sums,
    shows: "∑",
    keys: [
      { shows: "∑", tex: `\\sum_{${s}}^{${s}}`, name: texts.sum },
      { shows: "∏", tex: `\\prod_{${s}}^{${s}}`, name: texts.product },
      { shows: "∫", tex: `\\int_{${s}}^{${s}}`, name: texts.integral },
      { shows: "lim", tex: `\\lim_{${s}\\to ${s}}`, name: texts.limit },
      { shows: "d⁄dx", tex: `\\frac{d${s}}{dx}`, name: texts.derivative },
      { shows: "log", tex: `\\log_{${s}}`, name: texts.logarithm },
      ...signs([
        ["∂", "\\partial"],
        ["∇", "\\nabla"],
        ["sin", "\\sin"],
        ["cos", "\\cos"],
        ["tan", "\\tan"],
        ["ln", "\\ln"],
      ]),
    ],
  },
  {
    name: texts.sets,
    shows: "∈",
    keys: signs([
      ["∈", "\\in"],
      ["∉", "\\notin"],
      ["⊂", "\\subset"],
      ["⊆", "\\subseteq"],
      ["∪", "\\cup"],
      ["∩", "\\cap"],
      ["∖", "\\setminus"],
      ["∅", "\\emptyset"],
      ["∀", "\\forall"],
      ["∃", "\\exists"],
      ["¬", "\\neg"],
      ["∧", "\\land"],
      ["∨", "\\lor"],
      ["ℕ", "\\mathbb{N}"],
      ["ℤ", "\\mathbb{Z}"],
      ["ℚ", "\\mathbb{Q}"],
      ["ℝ", "\\mathbb{R}"],
      ["ℂ", "\\mathbb{C}"],
    ]),
  },
  {
    name: texts.matrices,
    shows: "[⋯]",
    keys: [
      { shows: "2×2", tex: matrix(2, 2), name: texts.matrix(2, 2) },
      { shows: "3×3", tex: matrix(3, 3), name: texts.matrix(3, 3) },
      { shows: "2×1", tex: matrix(2, 1), name: texts.matrix(2, 1) },
      { shows: "3×1", tex: matrix(3, 1), name: texts.matrix(3, 1) },
      { shows: "{", tex: `\\begin{cases}{${s}} & {${s}} \\\\ {${s}} & {${s}}\\end{cases}`, name: texts.cases },
      { shows: "x⃗", tex: `\\vec{${s}}`, name: texts.vector },
      { shows: "(ⁿₖ)", tex: `\\binom{${s}}{${s}}`, name: texts.binomial },
    ],
  },
];

/** Each place is a pair of braces, so that Tab finds it. */
function matrix(rows: number, columns: number): string {
  const row = Array.from({ length: columns }, () => `{${s}}`).join(" & ");
  return `\\begin{pmatrix}${Array.from({ length: rows }, () => row).join(" \\\\ ")}\\end{pmatrix}`;
}
