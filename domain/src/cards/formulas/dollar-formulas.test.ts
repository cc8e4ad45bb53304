import { expect, test } from "vitest";
import { quickestMs } from "../../../test/quickest-ms.ts";
import { dollarsAsFormulas, dollarsOfCardsAsFormulas } from "./dollar-formulas.ts";

test.each<[string, string, string | null]>([
  ["one in a sentence", "The area is $\\pi r^2$.", "The area is \\(\\pi r^2\\)."],
  ["one on its own", "$$\\int_0^1 x\\,dx$$", "\\[\\int_0^1 x\\,dx\\]"],
  ["letters", "Let $x$ and $y'$ be, $f(x)$ too", "Let \\(x\\) and \\(y'\\) be, \\(f(x)\\) too"],
  ["prices", "It costs $5, or $10 for two, or $5-$10", null],
  ["a price and a formula", "$5 for $x^2$", "$5 for \\(x^2\\)"],
  ["names of a shell", "$HOME and $PATH are set", null],
  ["escaped ones", "\\$x^2\\$", null],
  ["none", "plain", null],
])("pasted formulas between dollars: %s", (_what, text, changed) => {
  expect(dollarsAsFormulas(text)).toBe(changed);
});

test("cards keep text that is not between dollars, and those with formulas are counted", () => {
  const price = { term: "book", definition: "$5", tags: ["shop"] };
  const power = { term: "$x^2$", definition: "a square, $5", tags: ["maths"] };
  expect(dollarsOfCardsAsFormulas([price, power])).toEqual({ cards: [price, { ...power, term: "\\(x^2\\)" }], changed: 1 });
});

test("100,000 dollars are read in linear time", () => {
  for (const pattern of ["$", "$$", "$a", "$a ", "$$a"]) {
    const text = pattern.repeat(100_000 / pattern.length);
    expect(quickestMs(() => void dollarsAsFormulas(text))).toBeLessThan(1500);
  }
});
