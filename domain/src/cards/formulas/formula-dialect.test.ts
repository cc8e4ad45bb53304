import { describe, expect, test } from "vitest";
import { formulaTokens, texToDraw, withoutComments } from "./formula-dialect.ts";

describe("a percent sign in a formula", () => {
  test.each([
    ["is text", "50% of x", "50\\% of x"],
    ["that is written as a command stays one", "50\\% of x", "50\\% of x"],
    ["after a line break in TeX is text", "a \\\\% b", "a \\\\\\% b"],
    ["is text in words, too", "\\text{5% or 6%}", "\\text{5\\% or 6\\%}"],
    ["is text at the beginning of a formula of one line", "% of x", "\\% of x"],
    ["is text in a line that continues", "a = 50%\n+ b", "a = 50\\%\n+ b"],
    ["is text between two terms of a formula of several lines", "a % b\n= c", "a \\% b\n= c"],
    ["begins a comment where it begins a line of its own", "% the area\nx^2", "x^2"],
    ["begins a comment in an indented line", "a\n  % the {area\n+ b", "a\n+ b"],
    ["begins a comment in the last line", "a\n% the end", "a\n"],
    ["begins a comment that contains another", "a\n% b % c\nd", "a\nd"],
    [
      "that ends a line after a brace only hides the line's end",
      "\\begin{aligned}%\na &= b\\\\%\nc &= d\\end{aligned}",
      "\\begin{aligned}a &= b\\\\c &= d\\end{aligned}",
    ],
    ["that ends a line after a word is text", "\\text{a rate of 5}%\n+ b", "\\text{a rate of 5}\\%\n+ b"],
    ["is text where nothing else is written", "% a\n% b", "\\% a\n\\% b"],
    ["is as it is in verbatim text", "\\verb|5%| 6%", "\\verb|5%| 6\\%"],
  ])("%s", (_rule, written, drawn) => {
    expect(texToDraw(written, { isDisplayed: true })).toBe(drawn);
  });
});

describe("an environment of displayed lines", () => {
  test.each([
    ["align", "aligned"],
    ["align*", "aligned"],
    ["gather", "gathered"],
    ["gather*", "gathered"],
    ["split", "aligned"],
    ["equation", "gathered"],
    ["equation*", "gathered"],
    ["multline", "gathered"],
  ])("%s within a line is drawn as %s", (name, inline) => {
    expect(texToDraw(`\\begin{${name}}a\\\\b\\end{${name}}`, { isDisplayed: false })).toBe(`\\begin{${inline}}a\\\\b\\end{${inline}}`);
  });

  test("that takes a number of columns keeps it", () => {
    expect(texToDraw("\\begin{alignat}{2}a&b\\end{alignat}", { isDisplayed: false })).toBe("\\begin{alignedat}{2}a&b\\end{alignedat}");
  });

  test("eqnarray is a table of three columns", () => {
    expect(texToDraw("\\begin{eqnarray*}a&=&b\\end{eqnarray*}", { isDisplayed: true })).toBe("\\begin{darray}{rcl}a&=&b\\end{darray}");
  });

  test.each(["align", "gather", "equation", "alignat"])("%s on lines of its own gets no numbers, as in Anki", (name) => {
    expect(texToDraw(`\\begin{${name}}a\\end{${name}}`, { isDisplayed: true })).toBe(`\\begin{${name}*}a\\end{${name}*}`);
  });

  test("is not looked for in other words", () => {
    for (const tex of ["\\begin{aligned}a\\end{aligned}", "\\\\begin{align}", "\\begin{pmatrix}1\\end{pmatrix}"])
      expect(texToDraw(tex, { isDisplayed: false })).toBe(tex);
  });
});

test("a comment that holds a blank goes with it", () => {
  expect(withoutComments([...formulaTokens("a\n% b "), { blank: "[…]" }, ...formulaTokens("\nc")])).toEqual(["a", "\n", "c"]);
});

test.each(["%\n", "\\verb", "\\begin {", "%", "\n%", "x%\n"])("100,000 times %j are read in linear time", (unit) => {
  expect(texToDraw(unit.repeat(100_000), { isDisplayed: false }).length).toBeGreaterThan(0);
});
