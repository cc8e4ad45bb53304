import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const scoreOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;

test.each([
  ["Composer of The Planets", "Gustav Holst", "Holst composed it during the war, when he was a teacher at a school for girls"],
  ["Composer of The Planets", "Gustav Holst", "we played a piece of it in the orchestra last year, it is by Holst"],
  ["Composer of The Planets", "Gustav Holst", "a man called Holst whose wife sang in a choir"],
  ["Inventor of the safety lift", "Elisha Otis", "that was the engineer Otis, I mean it was Otis"],
  ["Inventor of the safety lift", "Elisha Otis", "Otis, who stood on a platform and had its rope cut before a crowd at a fair in New York"],
])("a family name in a sentence on the work is right: %s: %s, %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
});

test.each([
  ["Composer of The Planets", "Gustav Holst", "Elgar composed it, and it was by no means written like Holst"],
  ["Composer of The Planets", "Gustav Holst", "someone who taught music at a school for girls together with Holst"],
  ["Composer of The Planets", "Gustav Holst", "a friend of the man who is called Holst composed it in the war"],
  ["Inventor of the safety lift", "Elisha Otis", "it was not by Otis but by somebody else whose name I forgot"],
])("and beside whom somebody worked is not: %s: %s, %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBeLessThan(90);
});
