import { marked } from "../kinds/marked.ts";

/** Vectors, sequences and calculus. Marked before the examiner had read any of it. */
export const signsSequencesAndCalculus = [
  marked("Sum of the first n natural numbers", "n(n+1)/2", {
    right: ["(n² + n)/2", "1/2 n (n+1)", "n*(n+1)/2", "½n(n + 1)", "\\frac{n(n+1)}{2}", "0.5(n^2+n)", "S = n(n+1)/2"],
    wrong: ["n(n-1)/2", "n(n+1)", "n(n+2)/2", "n²+1/2"],
  }),
  marked("Sum of a geometric series", "a(1 − qⁿ)/(1 − q)", {
    right: ["a*(1-q^n)/(1-q)", "a(q^n - 1)/(q - 1)", "a · (1−q^n) / (1−q)", "a (1-r^n)/(1-r)"],
    wrong: ["a(1 − q)/(1 − qⁿ)", "a(1 − qn)/(1 − q)", "a(1 + q^n)/(1 − q)", "a/(1-q^n)"],
  }),
  marked("Product rule", "(uv)' = u'v + uv'", {
    right: ["u'v + uv'", "(u*v)' = u'*v + u*v'", "uv' + vu'", "(uv)' = v'u + vu'", "(fg)' = f'g + fg'"],
    wrong: ["u'v'", "(uv)' = u'v − uv'", "uv + u'v'"],
  }),
  marked("Derivative of ln x", "1/x", {
    right: ["x^-1", "1 / x", "x⁻¹", "(ln x)' = 1/x", "one over x", "\\frac{1}{x}"],
    wrong: ["x", "-1/x", "1/x²", "ln x", "e^x"],
  }),
  marked("Derivative of e^(2x)", "2e^(2x)", {
    right: ["2*e^(2x)", "2 exp(2x)", "2e^{2x}", "e^(2x)*2", "2e^2x"],
    wrong: ["e^(2x)", "2e^x", "2x e^(2x)", "½ e^(2x)"],
  }),
  marked("Integral of x^2", "x³/3 + C", {
    right: ["1/3 x^3 + C", "x^3/3 + c", "C + x³/3", "(1/3)x³ + const", "⅓x³+C"],
    partial: ["x^3/3", "⅓ x³"],
    wrong: ["x³ + C", "2x + C", "3x³ + C", "x^2/2 + C"],
  }),
  marked("Angle between vectors", "cos φ = a·b / (|a||b|)", {
    right: ["cos(phi) = (a·b)/(|a|·|b|)", "a*b/(|a|*|b|) = cos φ", "cos θ = a·b/(|a||b|)"],
    wrong: ["sin φ = a·b / (|a||b|)", "cos φ = |a||b| / (a·b)", "cos φ = a·b |a||b|"],
  }),
  marked("sin(a + b)", "sin a cos b + cos a sin b", {
    right: ["sin(a)cos(b)+cos(a)sin(b)", "cos a sin b + sin a cos b", "sin a * cos b + sin b * cos a"],
    wrong: ["sin a + sin b", "sin a cos b − cos a sin b", "cos a cos b − sin a sin b"],
  }),
  marked("Euler's number", "2.718…", {
    right: ["2.718", "about 2.72", "2,718", "2.71828", "≈ 2.718"],
    wrong: ["3.14", "2.178", "1.718", "27.18"],
  }),
  marked("Solutions of x² − 5x + 6 = 0", "x = 2 or x = 3", {
    right: ["2 and 3", "x1 = 2, x2 = 3", "3 or 2", "{2, 3}", "x=3 ∨ x=2", "x ∈ {2; 3}"],
    partial: ["x = 2", "3"],
    wrong: ["-2 and -3", "x = 1 or x = 6", "x = 2.3"],
  }),
  marked("Interval of the numbers from 0 to 1, with 0, without 1", "[0, 1)", {
    right: ["[0;1)", "[0,1[", "0 ≤ x < 1", "0 <= x < 1", "[0, 1 )"],
    wrong: ["(0, 1)", "[0, 1]", "(0, 1]", "0 < x ≤ 1"],
  }),
  marked("Binomial coefficient n over k", "n! / (k!(n − k)!)", {
    right: ["n!/(k!*(n-k)!)", "n! / ((n-k)! k!)", "\\frac{n!}{k!(n-k)!}", "n!/(n-k)!/k!"],
    wrong: ["n!/(n − k)!", "k!/(n!(n-k)!)", "n!/(k!(n+k)!)", "n/(k(n-k))"],
  }),
];
