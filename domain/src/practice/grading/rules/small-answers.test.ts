import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] });

test.each([
  ["Gate that is 1 where any input is", "OR", "the OR gate"],
  ["Word for 'without' (German)", "ohne", "ohne"],
  ["Who may enter the vault?", "nobody", "nobody may enter"],
])("a small word is right among words of the question: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).isCorrect).toBe(true);
});

test.each([
  ["Gate that is 1 where any input is", "OR", "the AND gate"],
  ["Gate that is 1 where any input is", "OR", "the gate"],
  ["Body of the rowers", "FISA", "FISU"],
  ["Programme for the stars", "SETI", "SETA"],
  ["Study of sound", "sound of study", "study of sound"],
])("another small word, another letter of an abbreviation, or the words turned round are wrong: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).score).toBe(0);
});

test.each([
  ["Sign of the metal silver", "Ag", "its chemical symbol is Ag"],
  ["Steps of a merge", "O(n log n)", "linearithmic time, O(n log n)"],
  ["Highest hill of the county", "Leith", "Leith, 2,950 m"],
  ["Led the choir", "Ada Lovell", "the mathematician Lovell"],
  ["Body of the rowers", "FISA", "FIAS"],
])("what stands before or behind the answer costs nothing: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).isCorrect).toBe(true);
});
