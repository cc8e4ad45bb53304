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

describe("the right thing followed by a false one is worth a part", () => {
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

describe("the right thing followed by a true one costs nothing", () => {
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

test.each([
  ["Curfew", "at night and when the bridge is closed", "at night"],
  ["Warmth of the lamp", "lamp that releases warmth", "lamp that needs warmth"],
])("one complete part is worth a part, and another generic verb is not right: %s, %s", (term, definition, answer) => {
  const { score } = markOf(term, definition, answer);
  expect(score).toBeGreaterThanOrEqual(40);
  expect(score).toBeLessThanOrEqual(80);
});

test("a verb that is a kind of the other does not translate it", () => {
  const kin = { ...noLexicon, areKin: (_a: string, _b: string, which: string) => which === "verbs" };
  const question = { term: "weben (German)", definition: "to weave", deck: [] };
  expect(grade({ ...question, answer: "to braid" }, kin)).toMatchObject({ score: 50, rule: "one-word-other" });
  expect(grade({ ...question, answer: "to weave" }, kin).isCorrect).toBe(true);
});

test.each([
  ["V = IR", "voltage is the product of current and resistance"],
  ["ρ = m/V", "density is the ratio of mass to volume"],
])("a formula in words with of and and is the same: %s, %s", (definition, answer) => {
  expect(markOf("Law of the wire", definition, answer).isCorrect).toBe(true);
});

test.each([
  ["Custom of the guild", "written rule passed by the masters", "unwritten rule that comes from old guilds"],
  ["Row of the map", "group of islands", "group of lakes"],
])("the opposite in one's own words, and another place, are not right: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).isCorrect).toBe(false);
});
