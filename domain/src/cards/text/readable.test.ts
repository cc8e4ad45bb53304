import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCodePoint } from "../../../test/any-code-point.ts";
import { hostileSides } from "../../../test/hostile-sides.ts";
import { plainText } from "./format.ts";
import { readableFormula } from "../formulas/readable-formula.ts";
import * as readable from "./readable.ts";

const formula = readableFormula;
const readableSide = (side: string, options = {}) => readable.readableSide(side, { formula, ...options });
const readableTerm = (term: string, options = {}) => readable.readableTerm(term, { formula, ...options });

describe("a formula in plain words", () => {
  test.each([
    ["a \\cdot b", "a · b"],
    ["a\\cdot b\\times c", "a · b × c"],
    ["E = mc^2", "E = mc²"],
    ["\\frac{a}{b}", "a/b"],
    ["\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}", "(-b ± √(b²-4ac))/(2a)"],
    ["\\frac12", "1/2"],
    ["\\frac{1}{\\frac{1}{a}+\\frac{1}{b}}", "1/(1/a+1/b)"],
    ["\\dfrac{\\Delta y}{\\Delta x}", "Δy/Δx"],
    ["\\int_0^\\infty e^{-x^2}\\,dx = \\frac{\\sqrt{\\pi}}{2}", "∫₀^∞ e^(-x²) dx = √π/2"],
    ["\\sum_{i=1}^{n} i^2", "∑ᵢ₌₁ⁿ i²"],
    ["\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1", "lim_(x → 0) (sin x)/x = 1"],
    ["2\\sin\\theta\\cos^2\\theta", "2 sin θ cos²θ"],
    ["\\log_{10} 100", "log₁₀ 100"],
    ["H_2O, C_6H_{12}O_6", "H₂O, C₆H₁₂O₆"],
    ["x^{10}, 2^{n-1}, 10^{-3}, 20^\\circ", "x¹⁰, 2ⁿ⁻¹, 10⁻³, 20°"],
    ["x_{i,j} + V_C", "x_(i,j) + V_C"],
    ["f'(x) = \\lim", "f′(x) = lim"],
    ["\\sqrt[3]{8} = 2, \\sqrt[n]{x}, \\sqrt{x+1}, \\sqrt2", "∛8 = 2, ⁿ√x, √(x+1), √2"],
    ["\\mathbb{R}^n \\setminus \\{0\\}", "ℝⁿ ∖ {0}"],
    ["\\vec{v}, \\bar{x}, \\hat H, \\overline{AB}", "v⃗, x̄, Ĥ, AB"],
    ["\\text{rate} = k[\\mathrm{A}]", "rate = k[A]"],
    ["\\left( \\frac{a}{b} \\right)^2", "(a/b)²"],
    ["\\left. x \\right|_0", "x |₀"],
    ["\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}", "(a b; c d)"],
    ["|x| = \\begin{cases} x & x \\geq 0 \\\\ -x & x < 0 \\end{cases}", "|x| = { x x ≥ 0; -x x < 0"],
    ["\\binom{n}{k}", "(n over k)"],
    ["50\\,\\%, \\{a\\}", "50 %, {a}"],
    ["50% of x", "50% of x"],
    ["% the area\n\\pi r^2", "πr²"],
    ["\\begin{align*}a&=b\\\\c&=d\\end{align*}", "a =b; c =d"],
    ["\\begin{alignat}{2}a&=b\\end{alignat}", "a =b"],
    ["\\color{red}{x} + \\unknown{y}", "x + unknowny"],
    ["A \\rightleftharpoons B \\Rightarrow C", "A ⇌ B ⇒ C"],
    ["\\frac{a", "a/"],
    ["}x{", "x"],
    ["{\\sqrt[3} x", "∛ x"],
  ])("%s", (tex, words) => {
    expect(readableSide(`\\(${tex}\\)`)).toBe(words);
  });

  test("is part of its sentence", () => {
    expect(readableSide("The area is \\(\\pi r^2\\), *not* \\[2\\pi r\\]")).toBe("The area is πr², not 2πr");
  });
});

describe("a side in plain words", () => {
  test.each([
    ["no marks", "**Cell** and `code`", "Cell and code"],
    ["small letters", "H~2~O, 10^2^, M^lle^", "H₂O, 10², Mˡˡᵉ"],
    ["letters that have no small form", "a~Ω~ b^Ω^", "a_Ω b^Ω"],
    ["what a picture shows", "This is ![os scaphoideum](media/abc123.png)", "This is os scaphoideum"],
    ["a sign for a picture that says nothing of itself", "![](media/abc123.png)", "🖼"],
    ["a sign for a sound that says nothing of itself", "![ ](media/abc123.mp3)", "♪"],
    ["a link's words", "see [here](https://example.org)", "see here"],
    ["a list's lines", "- a\n- b", "- a\n- b"],
    ["a block of code as it is", "```c\nint *p;\n```", "int *p;"],
    ["words that are only words", "caber (yo) 5 kg", "caber (yo) 5 kg"],
    ["nothing", "", ""],
  ])("%s", (_meaning, side, words) => {
    expect(readableSide(side)).toBe(words);
  });

  test("is one line where only one fits", () => {
    expect(readableSide("Three:\n- **a**\n- b\n1. c\n2. d\n\nend", { inLine: true })).toBe("Three: a · b 1. c · 2. d end");
    expect(readableTerm("{{c1::a}}\n b", { askedGap: "all", blank: () => "___", inLine: true })).toBe("___ b");
  });

  test("has no symbol for a picture when it is read aloud", () => {
    expect(readableSide("a ![](media/abc123.png)", { signs: false })).toBe("a ");
  });
});

describe("a term with gaps in plain words", () => {
  const term = "{{c1::Paris::city}} lies on \\(x^{{{c2::2}}}\\) and the {{c3::**Seine**}}";

  test("is filled where nothing is asked", () => {
    expect(readableTerm(term)).toBe("Paris lies on x² and the Seine");
  });

  test.each([
    [1, "[city] lies on x² and the Seine"],
    [2, "Paris lies on x^[…] and the Seine"],
    ["all" as const, "[city] lies on x^[…] and the […]"],
  ])("never contains the gap that is asked for: %s", (askedGap, words) => {
    expect(readableTerm(term, { askedGap })).toBe(words);
  });
});

const signs = ["\\frac", "\\sqrt", "[", "]", "{", "}", "^", "_", "\\begin{cases}", "\\\\", "\\left", ".", "x", "2", " ", "\\alpha"];

test("a formula without a reading function is its TeX", () => {
  expect(readable.readableSide("a \\(\\alpha\\)")).toBe("a \\alpha");
});

test("any side has words, with any text in its formulas", () => {
  const formulas = fc.array(fc.constantFrom(...signs), { maxLength: 60 }).map((parts) => `\\(${parts.join("")}\\)`);
  fc.assert(fc.property(fc.oneof(formulas, fc.string({ unit: anyCodePoint })), (side) => typeof readableTerm(side) === "string"));
  for (const { text } of hostileSides) expect(typeof readableTerm(text.slice(0, 10_000))).toBe("string");
});

test("a side without a formula, a picture or small letters has the same words as in comparisons of answers", () => {
  for (const side of ["**a** `b` ~~c~~", "- one\n- two", "a\\*b", "[l](https://a.b/)"]) expect(readableSide(side)).toBe(plainText(side));
});

test("a formula of a thousand levels is read in linear time", () => {
  const deep = (levels: number) => readableSide(`\\(${"\\frac{".repeat(levels)}x${"}{2}".repeat(levels)}\\)`);
  expect(deep(3)).toBe("((x/2)/2)/2");
  expect(deep(1000)).toContain("x");
  expect(readableSide(`\\(${"\\sqrt".repeat(5000)}x\\)`)).toContain("√");
});
