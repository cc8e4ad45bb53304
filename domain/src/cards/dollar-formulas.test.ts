import { expect, test } from "vitest";
import { quickestMs } from "../../test/quickest-ms.ts";
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
  ["a difference", "$n-1$ degrees of freedom", "\\(n-1\\) degrees of freedom"],
  ["an order", "$O(1)$ on average", "\\(O(1)\\) on average"],
  ["a negative number", "$-1$", "\\(-1\\)"],
  ["a power", "$x^2$", "\\(x^2\\)"],
  ["an interval", "on $[0, 1)$", "on \\([0, 1)\\)"],
  ["a plain number", "it has $3$ roots", "it has \\(3\\) roots"],
  ["a factorial, a prime and an ion", "$n!$, $f'$, $Na^+$", "\\(n!\\), \\(f'\\), \\(Na^+\\)"],
  ["a sum of words that are functions", "$sin x + cos x$", "\\(sin x + cos x\\)"],
  ["an index after a letter", "H$_2$O", "H\\(_2\\)O"],
  ["a relation on its own", "$=$ and $\\leq$", "\\(=\\) and \\(\\leq\\)"],
  ["a variable after a Han character", "当$x$时", "当\\(x\\)时"],
  ["units as text", "$2 \\text{ mol}$", "\\(2 \\text{ mol}\\)"],
  ["prices in brackets", "Q1 ($100K), Q2 ($115K)", null],
  ["a range of prices with a wave", "$1000〜$100", null],
  ["two prices with a word between", "$5 and $6", null],
  ["a range of prices", "between $5-$10", null],
  ["a price, and one with the sign behind", "$5 for lunch, 10$", null],
  ["prices of a country", "US$5 to A$7, or NZ$8", null],
  ["prices with the sign behind", "5$, 6$ or 5$-6$", null],
  ["prices for each kilogram", "2$/kg, 3$/kg", null],
  ["paths of a shell", "$HOME/$PATH and $HOME:$PATH", null],
  ["a sentence between dollars", "give me the $ sign and some more $ signs", null],
  ["a price before a list", "$100K (sales, gifts and taxes)$", null],
  ["code", "`$x$` is $x$", "`$x$` is \\(x\\)"],
  ["a block of code", "```bash\necho $a$b\n```", null],
])("pasted formulas between dollars: %s", (_what, text, changed) => {
  expect(dollarsAsFormulas(text)).toBe(changed);
});

test("cards keep text that is not between dollars, and those with formulas are counted", () => {
  const price = { term: "book", definition: "$5", tags: ["shop"] };
  const power = { term: "$x^2$", definition: "a square, $5", tags: ["maths"] };
  expect(dollarsOfCardsAsFormulas([price, power])).toEqual({ cards: [price, { ...power, term: "\\(x^2\\)" }], changedCount: 1 });
});

test("a formula in the extra text is read as well, and the card counts once", () => {
  const card = { term: "$x$", definition: "y", extra: "see $y^2$" };
  expect(dollarsOfCardsAsFormulas([card])).toEqual({
    cards: [{ term: "\\(x\\)", definition: "y", extra: "see \\(y^2\\)" }],
    changedCount: 1,
  });
});

test("100,000 dollars are read in linear time", () => {
  for (const pattern of ["$", "$$", "$a", "$a ", "$$a", "`$a$", "$1 aa "]) {
    const text = pattern.repeat(100_000 / pattern.length);
    expect(quickestMs(() => void dollarsAsFormulas(text))).toBeLessThan(15_000);
  }
});
