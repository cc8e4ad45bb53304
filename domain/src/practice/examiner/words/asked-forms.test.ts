import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (term: string, definition: string, answer: string, language: string) =>
  grade({ term, definition, answer, language, deck: [] }).score;

// spanish-verbs 3.4.0 has these as the first persons of its verbs.
test.each([
  ["pedir (yo)", "pido", "pedo"],
  ["jugar (yo)", "juego", "jugo"],
  ["perder (yo)", "pierdo", "perdo"],
  ["pensar (yo)", "pienso", "penso"],
  ["salir (yo)", "salgo", "salo"],
  ["oír (yo)", "oigo", "oír"],
])("a form of an irregular verb is not made by rule: %s, %s is not %s", (term, definition, answer) => {
  expect(score(term, definition, answer, "es")).toBe(0);
  expect(score(term, definition, definition, "es")).toBe(100);
});

// pluralize-ptbr 1.0.4 gives every noun in -ão the plural in -ões, and país none.
test.each([
  ["mão (plural)", "mãos", "mões"],
  ["the hands", "as mãos", "as mões"],
  ["pão (plural)", "pães", "pões"],
  ["brothers", "irmãos", "irmões"],
  ["país (plural)", "países", "país"],
])("a plural of -ão is the word's own: %s, %s is not %s", (term, definition, answer) => {
  expect(score(term, definition, answer, "pt")).toBe(0);
});

test("an accent that is left out of a plural costs little", () => {
  expect(score("hotel (plural)", "hotéis", "hoteis", "pt")).toBeGreaterThanOrEqual(90);
});
