import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const markOf = (definition: string, answer: string) => grade({ term: "the formula", definition, answer, deck: [] }).score;

test.each([
  ["v = s / t", "s"],
  ["v = s / t", "v = s"],
  ["cos x / sin x", "cos x"],
  ["p = (a + b) / (2c)", "2c"],
])("a quotient with spaces around its slash is not a choice of two answers: %s, and not %s", (definition, answer) => {
  expect(markOf(definition, answer)).toBe(0);
});

test.each([
  ["v = s / t", "v = s/t"],
  ["cos x / sin x", "cos x/sin x"],
  ["U = RI / I = U/R", "I = U/R"],
  ["Pb / lead", "Pb"],
])("of two equal formulas on a card either is right: %s, %s", (definition, answer) => {
  expect(markOf(definition, answer)).toBe(100);
});

test.each([
  ["P = UI", "P = U*I"],
  ["P = UI", "I U"],
  ["C = BV", "C = B*V"],
  ["y = mx + c", "y = ax + b"],
  ["y = mx + c", "y = kx + d"],
  ["−3 < x < 7", "x > −3 and x < 7"],
])(
  "a product of capitals is no reaction, a line has other usual letters, and two bounds make an interval: %s, %s",
  (definition, answer) => {
    expect(markOf(definition, answer)).toBe(100);
  },
);

test.each([
  ["P = UI", "P = U/I"],
  ["F = ma", "F = ka"],
  ["y = mx + c", "y = x + c"],
  ["−3 < x < 7", "x > 7 and x < −3"],
])("but similar texts are wrong: %s, %s", (definition, answer) => {
  expect(markOf(definition, answer)).toBe(0);
});
