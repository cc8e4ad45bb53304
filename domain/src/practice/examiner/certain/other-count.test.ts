import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const graded = (definition: string, answer: string) =>
  grade({ term: "What is it?", definition, answer, deck: [{ term: "What is it?", definition }] });

test.each([
  ["dos manzanas", "tres manzanas"],
  ["zwei Nieren", "drei Nieren"],
  ["ein Hund", "zwei Hunde"],
  ["ein Haus", "fünf Häuser"],
  ["una casa", "cinco casas"],
  ["a dog", "two dogs"],
  ["three wishes", "one wish"],
  ["quatre saisons", "trois saisons"],
  ["tre mele", "due mele"],
  ["três maçãs", "duas maçãs"],
  ["vier seizoenen", "drie seizoenen"],
  ["tre kronor", "fyra kronor"],
  ["dwa jabłka", "trzy jabłka"],
  ["два яблока", "три яблока"],
  ["deux fois par an", "trois fois par an"],
  ["der Erste Weltkrieg", "der Zweite Weltkrieg"],
  ["la Première Guerre mondiale", "la Seconde Guerre mondiale"],
  ["pierwszy król", "drugi król"],
])("another number of the same things is wrong: %s, %s", (definition, answer) =>
  expect(graded(definition, answer)).toMatchObject({ score: 0, rule: "different-number" }),
);

test.each([
  ["vier Kammern", "4 Kammern"],
  ["dos manzanas", "2 manzanas"],
  ["7 Kontinente", "sieben Kontinente"],
  ["dwa jabłka", "2 jabłka"],
  ["la Primera Guerra Mundial", "la 1ª Guerra Mundial"],
  ["le premier roi", "le 1er roi"],
  ["the third king", "the 3rd king"],
])("the same number in digits is right: %s, %s", (definition, answer) => expect(graded(definition, answer).score).toBe(98));

test.each([
  ["ein Hund", "der Hund"],
  ["two apples; three apples", "three apples"],
  ["twice a day", "two times a day"],
])("what is no other number is not taken for one: %s, %s", (definition, answer) =>
  expect(graded(definition, answer).score).toBeGreaterThan(90),
);
