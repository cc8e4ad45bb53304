import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (definition: string, answer: string) => grade({ term: "What is it?", definition, answer, deck: [] }).score;

test.each([
  ["greater than 5", "more than 5"],
  ["greater than 5", "> 5"],
  ["> 100 km/h", "over 100 km/h"],
  ["less than 2%", "under 2 percent"],
  ["über 18 Jahre", "älter als 18 Jahre"],
  ["más de 5 litros", "mayor que 5 litros"],
])("a bound may be said in other words: %s, %s", (definition, answer) => expect(score(definition, answer)).toBe(100));

test.each([
  ["greater than 5", "5"],
  ["greater than 5", "at least 5"],
  ["≤ 5 mg", "under 5 mg"],
  ["≥ 38 °C", "above 38 °C"],
])("a bound that includes its value is another than one that does not, and a part: %s, %s", (definition, answer) =>
  expect(score(definition, answer)).toBe(40),
);

test.each([
  ["greater than 5", "less than 5"],
  ["plus de 10 ans", "moins de 10 ans"],
  ["≤ 5 mg", "at least 5 mg"],
])("the other way round is wrong: %s, %s", (definition, answer) => expect(score(definition, answer)).toBe(0));
