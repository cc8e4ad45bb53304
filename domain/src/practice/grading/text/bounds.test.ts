import { expect, test } from "vitest";
import { candidateOf } from "../../distractors/candidate.ts";
import { rarityIn } from "./rarity.ts";
import { wordsOf } from "./words.ts";

// Reading is bounded, or one long card would slow down all others.

test("at most 300 words of a text are read", () => {
  expect(wordsOf("word ".repeat(5000))).toHaveLength(300);
  expect(wordsOf("言葉".repeat(5000))).toHaveLength(300);
});

test("rare words are found in the beginnings of 1,000 cards", () => {
  const card = { term: "one", definition: "two" };
  const deck = [...Array.from({ length: 999 }, () => card), { term: "near", definition: `${"x".repeat(296)}edge beyond` }];
  const rarity = rarityIn([...deck, { term: "far", definition: "away" }]);
  expect(["near", "beyond", "far", "away"].map(rarity.knows)).toEqual([true, false, false, false]);
});

test("a choice is identified by the beginning of its text and its length", () => {
  expect(candidateOf("x".repeat(160_000), "Long")).toMatchObject({ normal: `${"x".repeat(600)}…160000`, length: 160_000 });
  // Formatting marks are removed only within the part that is read; the rest counts as it is written.
  expect(candidateOf(`${"a".repeat(900)}${"**b**".repeat(1000)}`, "").length).toBe(5900);
});
