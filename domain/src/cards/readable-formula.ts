const names = "alpha α beta β gamma γ delta δ epsilon ε theta θ lambda λ mu μ nu ν pi π rho ρ sigma σ tau τ phi φ chi χ psi ψ omega ω";
const capitals = "Gamma Γ Delta Δ Theta Θ Lambda Λ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω nabla ∇ partial ∂ infty ∞";
const signs =
  "cdot · times × div ÷ pm ± leq ≤ le ≤ geq ≥ ge ≥ neq ≠ approx ≈ equiv ≡ to → rightarrow → Rightarrow ⇒ int ∫ sum ∑ prod ∏ in ∈ cup ∪ cap ∩ ldots …";
const characters = new Map(pairs(`${names} ${capitals} ${signs}`.split(" ")));
const raised = new Map(pairs("0 ⁰ 1 ¹ 2 ² 3 ³ 4 ⁴ 5 ⁵ 6 ⁶ 7 ⁷ 8 ⁸ 9 ⁹ n ⁿ + ⁺ - ⁻".split(" ")));

/** A formula's TeX in a line of plain text, where none can be drawn: `\frac{a}{b}` as a/b, `x^2` as x², a name as its sign. */
export function readableFormula(tex: string): string {
  return tex
    .replace(/\\(?:left|right|displaystyle|,|;|!|quad)/g, " ")
    .replace(/\\(?:text|mathrm|mathbf|mathbb|vec|hat|bar|d?dot|tilde|overline)\s*\{([^{}]*)\}/g, "$1")
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, "$1/$2")
    .replace(/\\sqrt\s*\{([^{}]*)\}/g, "√$1")
    .replace(
      /\\([A-Za-z]+)/g,
      (_, name: string) => characters.get(name) ?? (/^(?:text|mathrm|mathbf|mathbb|vec|hat|bar)$/.test(name) ? "" : name),
    )
    .replace(/\^\{?([0-9n+-]+)\}?/g, (_, power: string) => power.replace(/./g, (one) => raised.get(one) ?? one))
    .replace(/[{}\\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function pairs(words: readonly string[]): [string, string][] {
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ""] as [string, string]] : []));
}
