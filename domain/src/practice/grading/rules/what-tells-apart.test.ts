import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string, deck: readonly { term: string; definition: string }[] = []) {
  const { score } = grade({ term: "the term", definition, answer, deck });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

describe("words that an answer may leave out", () => {
  test.each([
    ["instrument in the lab that measures air pressure", "measures air pressure", "right"],
    ["small organ that stores bile from the liver", "small organ", "a part"],
    ["treaty of 1648 that ended a long war", "ended a long war", "a part"],
    ["inability to see colours", "to see colours", "a part"],
    ["memory that keeps data without power", "keeps data", "a part"],
    ["sudden change of course by the pilot", "sudden change of course", "a part"],
    ["three months during which the court rests", "the court rests", "a part"],
    ["ceremony that crowns a king", "a ceremony", "a part"],
    ["person who mends shoes", "a person", "wrong"],
    ["frozen orange juice", "orange juice", "a part"],
    ["joins the North Sea with the Baltic Sea", "joins the North Sea with another sea", "a part"],
    ["B negative", "B", "a part"],
  ])("%s: %s is %s", (definition, answer, verdict) => {
    expect(marked(definition, answer)).toBe(verdict);
  });
});

describe("initials and symbols", () => {
  test.each([
    ["profit before cost of sold goods", "profit before COSG", "right"],
    ["B negative", "B-", "right"],
    ["A positive", "A neg", "wrong"],
    ["island at 52° south", "52° S", "right"],
  ])("%s: %s is %s", (definition, answer, verdict) => {
    expect(marked(definition, answer)).toBe(verdict);
  });
});

describe("additions", () => {
  const deck = [
    { term: "Largest desert", definition: "Antarctica" },
    { term: "Coldest continent", definition: "Antarctica" },
    { term: "Longest river of Asia", definition: "Yangtze" },
  ];

  test.each([
    ["Yangtze", "the Yangtze, which flows into the sea near Shanghai", "right"],
    ["Yangtze", "the Yangtze, the largest desert", "a part"],
    ["rich / wealthy", "wealthy", "right"],
    ["as long as the day", "longer than the day", "wrong"],
    ["what has been done", "what will be done", "wrong"],
  ])("%s: %s is %s", (definition, answer, verdict) => {
    expect(marked(definition, answer, deck)).toBe(verdict);
  });
});
