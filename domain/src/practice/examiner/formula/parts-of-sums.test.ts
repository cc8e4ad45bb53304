import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(term: string, definition: string, answer: string) {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

describe("a product that is asked for by its factors", () => {
  test.each([
    ["Prime factors of 90", "2 · 3 · 3 · 5", "2 · 3² · 5", "right"],
    ["Prime factors of 90", "2 · 3 · 3 · 5", "5, 3, 3, 2", "right"],
    ["Prime factors of 90", "2 · 3 · 3 · 5", "2 · 3 · 5", "a part"],
    ["Prime factors of 90", "2 · 3 · 3 · 5", "2 · 9 · 5", "wrong"],
    ["Prime factors of 28", "2 · 2 · 7", "4 · 7", "wrong"],
    ["Prime factors of 28", "2 · 2 · 7", "28", "wrong"],
    ["Avogadro constant", "6.022 · 10^23", "6.022 × 10^23", "right"],
  ])("%s, %s: %s is %s", (term, definition, answer, verdict) => {
    expect(marked(term, definition, answer)).toBe(verdict);
  });
});

describe("adjacent letters are factors and not a word", () => {
  test.each([
    ["Weight of water on a plate", "F = ρgh", "F = rho * g * h", "right"],
    ["Weight of water on a plate", "F = ρgh", "F = ρg/h", "wrong"],
    ["Work of lifting", "W = mgh", "m·g·h", "right"],
    ["Work of lifting", "W_hub = mgh", "W = m * g * h", "right"],
    ["Work of lifting", "W = mgh", "W = mg/h", "wrong"],
    ["Work of lifting", "W = mgh", "W = m + gh", "wrong"],
    ["Coat of a pipe", "M = 2πrh", "2 * pi * r * h", "right"],
    ["Parity of n", "n = odd", "n is odd", "right"],
  ])("%s, %s: %s is %s", (term, definition, answer, verdict) => {
    expect(marked(term, definition, answer)).toBe(verdict);
  });
});

test.each(["n squared", "O(n^2)", "O(n*n)"])("the order of growth in words or as typed: %s", (answer) => {
  expect(marked("Selection sort", "O(n²)", answer)).toBe("right");
});
