import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const deck = [
  { term: "Cartilage", definition: "covers the ends of bones" },
  { term: "Fat", definition: "stores energy under the skin" },
  { term: "Muscle", definition: "pulls on bones" },
  { term: "Mentor of Berg", definition: "Arnold Schoenberg" },
];
const scoreOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck }).score;

test.each([
  ["Teacher of Nero", "Seneca", "Seneca, a pupil of Nero"],
  ["Father of Solomon", "David", "David, the son of Solomon"],
  ["Successor of Augustus", "Tiberius", "Tiberius, the predecessor of Augustus"],
])("a converse relation leaves a part: %s: %s, and not %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBe(60);
});

test.each([
  ["Teacher of Nero", "Seneca", "Seneca, a pupil of Sotion"],
  ["Father of Solomon", "David", "David, the son of Jesse"],
  ["Outbreak of the war", "1618", "1618, it ended in 1648"],
])("another relation, or a later event, costs nothing: %s: %s, and %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
});

test.each([
  ["covers the ends of bones, and it also stores energy under the skin", 60],
  ["it covers the ends of bones and it also pulls on bones", 60],
  ["covers the ends of bones or stores energy under the skin or it pulls on bones", 0],
  ["covers the ends of bones, stores energy under the skin, and pulls on bones too", 0],
])("one addition from another card leaves a part, two make a list: %s", (answer, score) => {
  expect(scoreOf("Cartilage", "covers the ends of bones", answer)).toBe(score);
});
