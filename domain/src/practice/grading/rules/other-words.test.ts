import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { formOf, readingOf } from "../question/reading.ts";
import { coveredBy } from "./key-words.ts";
import { togetherIn } from "./frame.ts";
import { evidenceOf, likelihoodOf } from "./other-words.ts";

const markOf = (definition: string, answer: string) => grade({ term: "the term", definition, answer, deck: [] });

describe("a paraphrase", () => {
  test.each([
    ["ship that carries oil across the sea", "it takes oil over the sea, a really large ship"],
    ["tool that drives nails into wood", "with this tool you hit nails so that they go in the wood"],
    ["plant that stores water in thick leaves", "it has thick leaves, and so the plant can hold water in them"],
  ])("%s: %s is right", (definition, answer) => {
    expect(markOf(definition, answer)).toMatchObject({ isCorrect: true });
  });

  test.each([
    ["another thing in the card's sentence", "ship that carries oil across the sea", "ship that carries grain across the sea"],
    ["a heap of words", "ship that carries oil across the sea", "ship oil sea water boat engine sailor"],
    ["a name", "Rosa Emilia Parks", "it was that Emilia who was in the bus"],
    ["a name with its byname", "Peter the Great", "imports are greater than exports"],
    ["what leaves out the year", "law of 1848 that freed the serfs of the empire", "freeing the serfs, in the empire, by a law"],
  ])("%s does not accept this", (_, definition, answer) => {
    expect(markOf(definition, answer).isCorrect).toBe(false);
  });

  test.each([
    [
      "a general rise in prices and a fall in the purchasing power of money",
      "it has something to do with money and the people who have power over others in the country where they live, and so on",
    ],
    [
      "a system in which power is divided between a national government and the states",
      "we learned about it in the last lesson, when the teacher said that the states and their power would be asked for in the test",
    ],
    [
      "division of a cell's nucleus that gives two daughter nuclei with the same chromosomes",
      "when two people share one thing between them and then each of them has the same as the other had before",
    ],
    ["work divided by time", "how a city works with its people"],
    ["value that never changes", "a value, as one can see it at night"],
  ])("a text about something else that contains a word of the card by chance gets nothing: %s, %s", (definition, answer) => {
    expect(markOf(definition, answer).score).toBeLessThan(40);
  });

  test("the card's sentence with a missing word is likelier to be right the less of it is copied", () => {
    const likely = (answer: string) => {
      const reading = readingOf({ term: "t", definition: "ship that carries oil across the sea", answer, deck: [] });
      const form = formOf("ship that carries oil across the sea");
      const evidence = evidenceOf(form, reading, coveredBy(form, reading).coverage);
      return evidence === null ? 0 : likelihoodOf(evidence);
    };
    expect(likely("over the sea it takes oil, this ship")).toBeGreaterThan(likely("ship that carries grain across the sea"));
  });
});

test("two texts share the words in the same order, without articles", () => {
  expect(togetherIn(["the", "cat", "sees", "a", "dog"], ["a", "cat", "hears", "dog"])).toEqual({ same: 2, places: 1, ours: 3, theirs: 3 });
  expect(togetherIn([], ["x"])).toEqual({ same: 0, places: 1, ours: 0, theirs: 1 });
});

test.each([
  ["Ich bin (English)", "I am", "I'm"],
  ["Wir werden gehen (English)", "we will go", "we'll go"],
  ["Sie sind hier (English)", "they are here", "they’re here"],
])("a contraction is read as its full form: %s, %s", (term, definition, answer) => {
  expect(grade({ term, definition, answer, deck: [] }).score).toBeGreaterThanOrEqual(90);
});
