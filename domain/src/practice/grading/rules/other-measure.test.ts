import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const markOf = (definition: string, answer: string) => grade({ term: "the term", definition, answer, deck: [] });

test.each([
  ["bake the bread at low heat for forty minutes", "bake the bread at low heat for forty hours"],
  ["a bridge of 300 m over a deep valley", "a bridge of 300 km over a deep valley"],
  ["the guests get 20 ml of syrup with each cake", "the guests get 20 litres of syrup with each cake"],
])("%s does not accept: %s", (definition, answer) => {
  expect(markOf(definition, answer)).toMatchObject({ score: 0, rule: "unit-wrong" });
});

test.each([
  ["bake the bread at low heat for forty minutes", "bake the bread for forty minutes at low heat"],
  ["a bridge of 300 m over a deep valley", "a bridge of 0.3 km over a deep valley"],
  ["the shop opens for half an hour at noon", "the shop opens for thirty minutes at noon"],
])("%s is not contradicted by: %s", (definition, answer) => {
  expect(markOf(definition, answer).score).not.toBe(0);
});

test.each([
  ["the pass is open for up to sixty days", "the pass is open for at least sixty days"],
  ["the jury has no more than nine members", "the jury has at least nine members"],
  ["guests stay for at most three nights", "guests stay for at least three nights"],
])("a bound does not accept its opposite: %s, %s", (definition, answer) => {
  expect(markOf(definition, answer)).toMatchObject({ score: 0, rule: "opposite" });
});

test.each([
  ["about 6,371 km", "6371 m"],
  ["2,500 kg", "2500 g"],
  ["around 1,450 mm", "1450 m"],
])("the same digits in another unit are another quantity: %s, %s", (definition, answer) => {
  expect(markOf(definition, answer).score).toBe(0);
});

test.each([
  ["1,450 m", "1.45 km"],
  ["2,500 g", "2.5 kg"],
  ["6.371 km", "6371 m"],
])("a conversion is the same quantity: %s, %s", (definition, answer) => {
  expect(markOf(definition, answer).isCorrect).toBe(true);
});
