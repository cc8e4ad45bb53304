import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon } from "../question/lexicon.ts";

function marked(term: string, definition: string, answer: string, deck: readonly { term: string; definition: string }[] = []) {
  const { score, rule } = grade({ term, definition, answer, deck });
  return [score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule];
}

describe("one of a card's two statements is worth a part", () => {
  test.each([
    ["the baker bakes the bread and sells it in the shop", "the baker bakes the bread", "a part"],
    ["the baker bakes the bread, the carter brings it round", "the baker bakes the bread", "a part"],
    ["oldest town of the valley, in which pilgrims meet in spring", "pilgrims meet in spring", "a part"],
    ["draws a long straight line and can fold paper", "fold paper", "a part"],
    ["draws a long straight line and can fold paper", "draws long straight lines and folds paper", "right"],
    ["Hansel and Gretel", "Gretel", "a part"],
    ["wearing down of stone and sand by frost, rivers or wind", "wearing down of stone", "a part"],
  ])("%s: %s is %s", (definition, answer, verdict) => {
    expect(marked("the term", definition, answer)[0]).toBe(verdict);
  });
});

describe("an operand without its operation is worth a part", () => {
  test.each([
    ["average of the measured lengths", "the measured lengths", "a part"],
    ["ratio of the opposite leg to the hypotenuse", "opposite leg and hypotenuse", "a part"],
    ["difference between income and spending", "income minus spending", "right"],
    ["number of beats per minute", "beats per minute", "right"],
  ])("%s: %s is %s", (definition, answer, verdict) => {
    expect(marked("the term", definition, answer)[0]).toBe(verdict);
  });
});

test("a hypernym of the term, by the dictionary, is worth a part", () => {
  const lexicon = { ...noLexicon, areKin: (a: string, b: string) => [a, b].toSorted().join() === "ballad,song" };
  const question = { term: "Ballad", definition: "song in verses that tells a story of long ago", deck: [] };
  expect(grade({ ...question, answer: "a song" }, lexicon).score).toBe(40);
  expect(grade({ ...question, answer: "a story" }, lexicon).score).toBe(0);
});

describe("two contrasted things", () => {
  const card = "stalactites hang from the ceiling, stalagmites grow from the floor";

  test.each([
    ["stalagmites grow from the floor and stalactites hang from the ceiling", "right"],
    ["stalagmites hang from the ceiling, stalactites grow from the floor", "wrong"],
    ["stalactites grow from the floor, stalagmites hang from the ceiling", "wrong"],
    ["stalactites hang from the ceiling", "a part"],
  ])("%s is %s", (answer, verdict) => {
    expect(marked("the difference", card, answer)[0]).toBe(verdict);
  });
});

test.each([
  ["Speed", "distance per time", "time per distance", "wrong"],
  ["Density of people", "people per area", "area per building", "wrong"],
  ["Speed", "distance per time", "distance over time", "right"],
  ["J'ai oublié", "I forgot", "he forgot me", "wrong"],
  ["J'ai oublié", "I forgot", "I forgot", "right"],
])("%s, %s: %s is %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)[0]).toBe(verdict);
});

describe("a right answer with a false addition", () => {
  const deck = [
    { term: "Function of the skin", definition: "keeps germs out" },
    { term: "Function of the stomach", definition: "breaks down proteins" },
    { term: "Composer of *The Planets*", definition: "Gustav Holst" },
    { term: "Composer of *The Firebird*", definition: "Igor Stravinsky" },
  ];

  test.each([
    ["Function of the skin", "keeps germs out and breaks down proteins", "with-anothers"],
    ["Function of the skin", "keeps germs out, unlike the stomach, which breaks down proteins", "exact"],
    ["Function of the skin", "keeps germs out and keeps the water in", "key-words"],
    ["Composer of *The Planets*", "Gustav Holst, who also composed The Firebird", "with-anothers"],
  ])("%s: %s is decided by %s", (term, answer, rule) => {
    const { definition = "" } = deck.find((card) => card.term === term) ?? {};
    expect(marked(term, definition, answer, deck)[1]).toBe(rule);
  });

  test.each([
    ["Fastest land animal", "cheetah", "the cheetah, the slowest of all animals", "against-the-question"],
    ["First woman in space", "Valentina Tereshkova", "Valentina Tereshkova, the second woman in space", "against-the-question"],
    ["Fastest land animal", "cheetah", "the cheetah, a big cat", "key-words"],
    ["Fastest land animal", "cheetah", "the cheetah, and the sloth is the slowest", "key-words"],
    ["First woman in space", "Valentina Tereshkova", "Valentina Tereshkova, the second child of a tractor driver", "short-name"],
  ])("%s: %s, %s is decided by %s", (term, definition, answer, rule) => {
    expect(marked(term, definition, answer)[1]).toBe(rule);
  });
});
