import { describe, expect, test } from "vitest";
import { unified } from "../text/fold.ts";
import { isSymbolic, sameFormula } from "./formulas.ts";

describe("formulas", () => {
  test.each(["H2O", "NaCl", "E = mc²", "cos x", "1:3", "O(n log n)", "½mv²", "a² + b² = c²", "a-(b-c)"])("%s is a formula", (text) => {
    expect(isSymbolic(unified(text), text)).toBe(true);
  });

  test.each(["Paris", "No", "high blood pressure", "北京", "a wave in a medium", "dog", "e-mail", "vitamin-(rich)"])(
    "%s is not a formula",
    (text) => {
      expect(isSymbolic(unified(text), text)).toBe(false);
    },
  );

  test("code is a formula", () => {
    expect(isSymbolic("print", "`print`")).toBe(true);
  });

  test.each([
    ["F = ma", "F=m·a", true],
    ["V = IR", "IR = V", true],
    ["V = IR", "V = I/R", false],
    ["½mv²", "0.5 m v^2", true],
    ["½mv²", "mv²", false],
    ["cos x", "cos(x)", true],
    ["a(b+c)", "ab+c", false],
    ["H2O", "h2o", true],
    ["x^2", "x2", false],
  ])("%s and %s: %s", (expected, given, isSame) => {
    expect(sameFormula(unified(expected), unified(given))).toBe(isSame);
  });
});
