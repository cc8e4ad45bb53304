import { tableOf } from "../../words/table-of.ts";

/** TeX names and their characters in plain text: pairs, separated by spaces. */
const letters =
  "alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ varrho ρ " +
  "sigma σ varsigma ς tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ " +
  "Omega Ω nabla ∇ partial ∂ infty ∞ ell ℓ hbar ℏ Re ℜ Im ℑ aleph ℵ emptyset ∅ varnothing ∅ forall ∀ exists ∃ neg ¬ lnot ¬ degree ° circ ∘ prime ′ " +
  "angle ∠ dagger † star ⋆ ldots … dots … cdots … vdots … int ∫ iint ∬ iiint ∭ oint ∮ sum ∑ prod ∏ bigcup ⋃ bigcap ⋂ top ⊤ bot ⊥ euro € pounds £ " +
  "langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lbrace { rbrace } vert | lvert | rvert | Vert ‖ lVert ‖ rVert ‖ backslash \\";
/** Binary operators and relations, with spaces around them. */
const between =
  "cdot · times × div ÷ pm ± mp ∓ ast * leq ≤ le ≤ leqslant ≤ lt < geq ≥ ge ≥ geqslant ≥ gt > neq ≠ ne ≠ approx ≈ equiv ≡ cong ≅ sim ~ simeq ≃ " +
  "propto ∝ ll ≪ gg ≫ to → rightarrow → longrightarrow → xrightarrow → leftarrow ← longleftarrow ← gets ← leftrightarrow ↔ rightleftharpoons ⇌ " +
  "Rightarrow ⇒ implies ⇒ Leftarrow ⇐ Leftrightarrow ⇔ iff ⇔ mapsto ↦ uparrow ↑ downarrow ↓ in ∈ notin ∉ ni ∋ cup ∪ cap ∩ setminus ∖ subset ⊂ " +
  "subseteq ⊆ supset ⊃ supseteq ⊇ land ∧ wedge ∧ lor ∨ vee ∨ oplus ⊕ otimes ⊗ perp ⊥ parallel ∥ mid | colon :";

export const signs = pairs(letters);
export const signsBetween = pairs(between);
/** Double-struck letters, for sets of numbers. */
export const doubleStruck = pairs("C ℂ H ℍ N ℕ P ℙ Q ℚ R ℝ Z ℤ");
/** Accents over one letter, as combining characters. */
export const accents = pairs(
  "vec \u20d7 hat \u0302 widehat \u0302 bar \u0304 overline \u0304 dot \u0307 ddot \u0308 tilde \u0303 acute \u0301 grave \u0300",
);
/** The delimiters around the rows of an environment. */
export const fences = tableOf<readonly [open: string, close: string]>({
  pmatrix: ["(", ")"],
  bmatrix: ["[", "]"],
  Bmatrix: ["{", "}"],
  vmatrix: ["|", "|"],
  Vmatrix: ["‖", "‖"],
  cases: ["{ ", ""],
});

export const functions =
  /^(?:arc)?(?:sin|cos|tan)h?$|^(?:cot|sec|csc|exp|log|ln|lg|lim|limsup|liminf|max|min|sup|inf|det|dim|ker|deg|gcd|arg|Pr|mod|bmod)$/;
/** Commands that only affect the look of what follows. */
export const looks =
  /^(?:left|right|middle|[bB]ig+[lrm]?|(?:display|text|script|scriptscript)style|limits|nolimits|[bB]f|rm|it|hfill|hline|nonumber|notag|strut)$/;
/** Commands whose first argument is not text: a colour, a length, the columns of a table. */
export const withUnread = /^(?:color|textcolor|colorbox|hspace|vspace|kern|mkern|tag|label|phantom|hphantom|vphantom)$/;

function pairs(signsText: string): ReadonlyMap<string, string> {
  const words = signsText.split(" ");
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ""] as const] : [])));
}
