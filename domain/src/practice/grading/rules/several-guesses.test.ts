import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function scoreOf(definition: string, answer: string) {
  return grade({ term: "the thing", definition, answer, deck: [] }).score;
}

test.each([
  ["Lima", "Lima or Cusco", 50],
  ["copper", "copper or zinc", 50],
  ["to stay", "to stay or to wait", 50],
  ["Lima", "Cusco or Lima", 0],
  ["Lima", "either Lima or Cusco", 0],
  ["11", "11 or 12", 0],
])("of two words the right one first gets a part, of two numbers neither does: %s, %s is %s", (definition, answer, score) => {
  expect(scoreOf(definition, answer)).toBe(score);
});

test.each([
  ["Lima", "Lima, Cusco", 50],
  ["vitamin B (thiamine)", "vitamin B and vitamin K", 50],
  ["hypertext transfer protocol (HTTP)", "HTTP and FTP", 50],
  ["Lima", "Cusco, Lima, Quito, Bogotá", 0],
  ["copper", "copper, zinc, tin and lead", 0],
])("an answer with two guesses gets a part, one with four does not choose: %s, %s is %s", (definition, answer, score) => {
  expect(scoreOf(definition, answer)).toBe(score);
});

test.each([
  ["copper", "copper, of course"],
  ["copper", "copper, always"],
  ["Donatello", "Donatello, of bronze"],
])("a remark is not a second guess: %s, %s", (definition, answer) => {
  expect(scoreOf(definition, answer)).toBeGreaterThanOrEqual(90);
});

test.each([
  ["Lima", "Cusco, no wait, Lima", 100],
  ["Lima", "Cusco... sorry, I mean Lima", 100],
  ["Lima", "Lima, no, sorry, Cusco", 0],
  ["Lima", "Lima, scratch that, Quito", 0],
])("a retracted guess is not read: %s, %s is %s", (definition, answer, score) => {
  expect(scoreOf(definition, answer)).toBe(score);
});

test.each([
  ["to walk / to go", "to walk / tto go"],
  ["Sucre / La Paz", "Sucre / Laa Paz"],
])("a slip in all the names of a card is not a second guess: %s, %s", (definition, answer) => {
  expect(scoreOf(definition, answer)).toBeGreaterThanOrEqual(90);
});

test("another word or number in the place of one of a card's names is a second guess", () => {
  expect(scoreOf("Sucre / La Paz", "Sucre / Lima")).toBe(50);
  expect(scoreOf("1914 / 1918", "1914 / 1919")).toBe(0);
  expect(scoreOf("Kilimanjaro (5,895 m)", "Kilimanjaro, 8895 m")).toBe(50);
});
