import { describe, expect, test } from "vitest";
import { formulaOffer, withOffer } from "./formula-offers.ts";

const taken = (shown: string) => {
  const at = shown.indexOf("|");
  const text = shown.replace("|", "");
  const offer = formulaOffer(text, at, true);
  return offer === null ? null : withOffer(text, offer).text;
};

describe("what was typed is offered as a formula", () => {
  test.each([
    ["the area is x^2|", "the area is \\(x^2\\)"],
    ["10^-3|", "\\(10^{-3}\\)"],
    ["e^x|", "\\(e^x\\)"],
    ["(a+b)^2|", "\\((a+b)^2\\)"],
    ["2^(n+1)|", "\\(2^{n+1}\\)"],
    ["1/2|", "\\(\\frac{1}{2}\\)"],
    ["half (1/2|)", "half (\\(\\frac{1}{2}\\))"],
    ["a/b|, c", "\\(\\frac{a}{b}\\), c"],
    ["a_1|", "\\(a_1\\)"],
    ["x_12|", "\\(x_{12}\\)"],
    ["sqrt(x+1)|", "\\(\\sqrt{x+1}\\)"],
    ["A ->|", "A \\(\\to\\)"],
    ["A <=>| B", "A \\(\\Leftrightarrow\\) B"],
    ["x <=|", "x \\(\\le\\)"],
    ["the {{c1::x^2|}} is", "the {{c1::\\(x^2\\)}} is"],
  ])("%s", (shown, after) => {
    expect(taken(shown)).toBe(after);
  });
});

describe("nothing is offered for", () => {
  test.each([
    ["a date", "on 1/2/2024|"],
    ["a date before its year", "11/24/26|"],
    ["words", "and/or|"],
    ["a unit", "km/h|"],
    ["a path", "src/a/b|"],
    ["an address", "https://a/b|"],
    ["a face", "^_^|"],
    ["a name in code's spelling", "my_name_1|"],
    ["a superscript of the card's own", "x^2^|"],
    ["a formula", "\\(x^2|\\)"],
    ["code", "`x^2|`"],
    ["a caret within a word", "1/2|nd"],
    ["an arrow in a word", "a->|"],
    ["a comment", "<!--|"],
    ["dollars", "$x^2|"],
    ["nothing", "|"],
  ])("%s", (_name, shown) => {
    expect(taken(shown)).toBeNull();
  });
});
