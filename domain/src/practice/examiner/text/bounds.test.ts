import { expect, test } from "vitest";
import { candidateOf } from "../../distractors/candidate.ts";
import { deckWords } from "../words/other-cards.ts";
import { wordText } from "../words/tokens.ts";
import { wordsOf } from "./words.ts";

// Reading is bounded, or one long card would slow down all others.

test("at most 300 words of a text are read, and at most 160 are aligned", () => {
  expect(wordsOf("word ".repeat(5000))).toHaveLength(300);
  expect(wordsOf("言葉".repeat(5000))).toHaveLength(300);
  expect(wordText("word ".repeat(5000), "en").tokens).toHaveLength(160);
});

test("words of other cards are found in the beginnings of 1,000 definitions", () => {
  const card = { term: "one", definition: "two" };
  const deck = [...Array.from({ length: 999 }, () => card), { term: "near", definition: `${"x".repeat(190)} edge beyond` }];
  const words = deckWords([...deck, { term: "far", definition: "away" }], card);
  const found = ["edge", "beyond", "away"].map((text) => words.cardsWith({ text, stem: text }).length);
  expect(found).toEqual([1, 0, 0]);
});

test("a choice is identified by the beginning of its text and its length", () => {
  expect(candidateOf("x".repeat(160_000), "Long")).toMatchObject({ normal: `${"x".repeat(600)}…160000`, length: 160_000 });
  // Formatting marks are removed only within the part that is read; the rest counts as it is written.
  expect(candidateOf(`${"a".repeat(900)}${"**b**".repeat(1000)}`, "").length).toBe(5900);
});
