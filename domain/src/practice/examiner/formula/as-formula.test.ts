import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { expressionOf } from "./expression.ts";
import { mostTokens, tokensOf } from "./tokens.ts";

function marked(definition: string, answer: string, term = "q") {
  const { score, rule } = grade({ term, definition, answer, deck: [] });
  return [score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule];
}

describe("a formula is compared by its meaning, in any notation", () => {
  test.each([
    ["F = ma", "a = F/m"],
    ["\\( \\frac{1}{2}mv^2 \\)", "0.5*m*v^2"],
    ["$\\sqrt{a^2+b^2}$", "sqrt(b^2 + a^2)"],
    ["sin²x + cos²x = 1", "cos^2(x) + sin^2(x) = 1"],
    ["λ = h/p", "lambda = h/p"],
    ["U = RI", "V = I*R"],
    ["p = m x v", "p=mv"],
    ["p = m x v", "m = p/v"],
    ["y = k x + d", "y = d + kx"],
    ["pT = kVn", "PT = kvN"],
    ["Cu^2+", "Cu+2"],
    ["E = mc²", "e equals m c squared"],
    ["v = s/t", "speed = distance / time"],
    ["n(n+1)/2", "(n^2+n)/2"],
    ["x > 3", "3 < x"],
    ["y = kx + d", "y=kx+c"],
    ["SO4^2-", "SO₄²⁻"],
    ["SO4^2-", "SO42-"],
    ["CaCl2", "cacl2"],
    ["CH4 + 2O2 → CO2 + 2H2O", "2 O2 + CH4 -> 2 H2O + CO2"],
    ["2H2 + O2 → 2H2O", "H2 + 1/2 O2 = H2O"],
    ["y = mx + b", "y = kx + b"],
    ["y = mx + c", "y = ax + b"],
    ["log(ab) = log a + log b", "log(a) + log(b) = log(a*b)"],
    ["|x|/2", "abs(x)/2"],
    ["$\\frac{1}{|x|}$", "1/|x|"],
    ["a-(b-c)", "a - b + c"],
  ])("%s: %s", (definition, answer) => {
    expect(marked(definition, answer)).toEqual(["right", "formula"]);
  });

  test.each([
    ["E = mc²", "E = mv²", "wrong", "formula"],
    ["p = mv", "p = m/v", "wrong", "formula"],
    ["-sin x", "sin x", "wrong", "formula"],
    ["(mv)²", "mv²", "wrong", "formula"],
    ["x² + C", "x^2", "a part", "formula-constant"],
    ["x = ±√a", "x = sqrt(a)", "a part", "formula-sign"],
    ["2H2 + O2 → 2H2O", "H2 + O2 -> H2O", "a part", "formula-unbalanced"],
    ["2H2 + O2 → 2H2O", "2H2O -> 2H2 + O2", "wrong", "formula"],
    ["NH4+", "NH4-", "wrong", "formula"],
    ["NH3", "NO3", "wrong", "formula"],
    ["log(ab) = log a + log b", "log(a/b) = log a - log b", "wrong", "formula"],
    ["log(ab) = log a + log b", "U = RI", "wrong", "formula"],
    ["F = ma", "log(ab) = log a + log b", "wrong", "formula"],
    ["(a + b)² = a² + 2ab + b²", "(a - b)² = a² - 2ab + b²", "wrong", "formula"],
    ["tan x = sin x / cos x", "cot x = cos x / sin x", "wrong", "formula"],
    ["a-(b-c)", "a-b-c", "wrong", "formula"],
    // ascii2mathml 0.7.1 shows the first of each two as the second.
    ["|x|/2", "x/2", "wrong", "formula"],
    ["1/|x|", "1/x", "wrong", "formula"],
    ["2^|x|", "2^x", "wrong", "formula"],
  ])("%s: %s is %s by %s", (definition, answer, verdict, rule) => {
    expect(marked(definition, answer)).toEqual([verdict, rule]);
  });

  test("the capitals of a symbol matter", () => {
    expect(marked("Co", "CO", "Cobalt (symbol)")).toEqual(["wrong", "formula"]);
    expect(marked("Co", "co", "Cobalt (symbol)")[0]).toBe("right");
  });

  test("a formula that is too long or nested too deeply is not parsed", () => {
    expect(tokensOf("x+".repeat(mostTokens))).toBeNull();
    const nested = tokensOf(`${"(".repeat(100)}x${")".repeat(100)}`);
    expect(nested === null ? null : expressionOf(nested, true)).toBeNull();
    expect(marked("E = mc²", `E = ${"(".repeat(5000)}`)[0]).toBe("wrong");
  });
});
