import { describe, expect, test } from "vitest";
import { numbersIn, sameNumber } from "./numbers.ts";
import { unitOf } from "./units.ts";

describe("numbers in a text", () => {
  test.each([
    ["1,000", [1000]],
    ["1 000 000", [1_000_000]],
    ["1,234.5", [1234.5]],
    ["1.234,5", [1234.5]],
    ["3.14", [3.14]],
    ["0.125", [0.125]],
    ["-7", [-7]],
    ["6.022 x 10^23", [6.022e23]],
    ["6.022e23", [6.022e23]],
    ["1/2", [0.5]],
    ["forty-six", [46]],
    ["two thousand and one", [2001]],
    ["three million", [3_000_000]],
    ["from 1914 to 1918", [1914, 1918]],
    ["the fourteenth century", [14]],
    ["one of them", []],
    ["h2o and co2", []],
    ["first and second", []],
  ])("%s", (text, values) => {
    expect(numbersIn(text).map((number) => number.values[0])).toEqual(values);
  });

  test.each([
    ["1.000", "1000", true],
    ["1.000", "1", true],
    ["1,000", "1.000", true],
    ["3.141", "3,141", true],
    ["1.5", "15", false],
    ["0.50", "0.5", true],
  ])("%s and %s: %s", (a, b, isSame) => {
    expect(sameNumber(numbersIn(a)[0]!, numbersIn(b)[0]!)).toBe(isSame);
  });
});

describe("units", () => {
  test.each([
    ["km", "m", 1000],
    ["kilometres", "metre", 1000],
    ["km/h", "m/s", 1 / 3.6],
    ["m/s^2", "metres per second squared", 1],
    ["percent", "", 0.01],
    ["min", "s", 60],
  ])("%s in %s", (one, other, factor) => {
    const [a, b] = [unitOf(one)!, unitOf(other)!];
    expect(a.dimension).toBe(b.dimension);
    expect(a.factor / b.factor).toBeCloseTo(factor, 9);
  });

  test("a word that is no unit gives null", () => {
    expect(unitOf("elephants")).toBeNull();
  });
});
