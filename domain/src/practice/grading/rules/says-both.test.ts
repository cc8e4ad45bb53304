import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon } from "../question/lexicon.ts";

const lexicon = {
  ...noLexicon,
  senses: (term: string) =>
    term === "clara schumann"
      ? [
          { words: ["clara schumann"], gloss: "German pianist and composer (1819-1896)" },
          { words: ["clara schumann"], gloss: "the music of Clara Schumann" },
        ]
      : [],
};
const deck = [
  { term: "Hinge of the gate", definition: "joins post to panel" },
  { term: "Hinge of the lid", definition: "joins lid to box" },
];
const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck }, lexicon);

describe("the right thing and then a false one is worth a part", () => {
  test.each([
    ["Pump of the pond", "raises the level of the pond", "raises the level of the pond and lowers it"],
    ["Trader's luck", "gain of coins", "loss and gain of coins"],
    ["Old sundial", "shows the hours before noon", "shows the hours before noon, but also after noon"],
    ["Duet", "piece for two voices", "piece for two or three voices"],
    ["Hinge of the gate", "joins post to panel", "joins post to panel and also lid to box"],
    ["Increase of the tide", "rise of the water", "rise of the water, also known as decrease"],
    ["Wrote a piano concerto", "Clara Schumann", "Clara Schumann, born in Leipzig in 1825"],
  ])("%s, %s: %s", (term, definition, answer) => {
    const { score } = markOf(term, definition, answer);
    expect(score).toBeGreaterThanOrEqual(40);
    expect(score).toBeLessThanOrEqual(80);
  });
});

describe("and then a true one costs nothing", () => {
  test.each([
    ["Pump of the pond", "raises the level of the pond", "raises the level of the whole pond"],
    ["Pump of the pond", "raises the level of the pond", "raises the level of the pond and does not lower it"],
    ["Tides", "rise and fall of the water", "fall and rise of the water"],
    ["Duet or trio", "piece for two or three voices", "a piece for two or three voices"],
    ["Hinge of the gate", "joins post to panel", "joins post to panel and also swings open"],
    ["Wrote a piano concerto", "Clara Schumann", "Clara Schumann, born in Leipzig in 1819"],
  ])("%s, %s: %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer).isCorrect).toBe(true);
  });
});
