import { expect, test } from "vitest";

import { cardsText } from "./cards-text.ts";
import { firstCardText } from "./first-card.ts";

const of = (term: string) => firstCardText(cardsText([{ id: "a", term, definition: "never shown" }]));

test.each([
  ["caber (yo)", "caber (yo)"],
  ["**Cell** and `code`", "Cell and code"],
  ["Lo hice {{c1::por::hint}} ti.", "Lo hice ___ ti."],
  ["![os scaphoideum](media/abc123.png)", "os scaphoideum"],
  ["![](media/abc123.png)", "🖼"],
  ["\\( \\frac{a}{b} + x^2 \\leq \\alpha \\)", "a/b + x² ≤ α"],
  ["\\( Q = \\frac{\\dot{V}O_2}{C_\\text{a} - C_v} \\)", "Q = V̇O₂/(Cₐ - Cᵥ)"],
  ["- one\n- two", "one · two"],
  ["two\n  lines", "two lines"],
  ['a "quoted" \\ word', 'a "quoted" \\ word'],
  ["كتاب 👩‍🚀", "كتاب 👩‍🚀"],
  ["", ""],
])("the question of a deck's first card is plain words on one line: %s", (term, shown) => {
  expect(of(term)).toBe(shown);
});

test("a long one is cut, but never inside a character", () => {
  for (const long of ["x".repeat(5000), "👩".repeat(5000), "\u0001".repeat(5000), "\\".repeat(5000)]) {
    const shown = of(long);
    expect(shown.length).toBeLessThanOrEqual(90);
    expect(shown.isWellFormed()).toBe(true);
  }
});

test("of a deck without cards, or of one whose text is cut anywhere, the question is as complete as possible", () => {
  expect(firstCardText("[]")).toBe("");
  const text = cardsText([{ id: "a", term: 'é\n"\u2028 \\u00e9', definition: "d" }]);
  for (let end = 0; end <= text.length; end++) expect(() => firstCardText(text.slice(0, end))).not.toThrow();
});
