import { expect, test } from "vitest";
import { candidateOf } from "../../distractors/candidate.ts";
import { rarityIn } from "./rarity.ts";
import { wordsOf } from "./words.ts";

// What is read of a text has an end, or one long card would take the time of all others.

test("of a text 300 words are looked at", () => {
  expect(wordsOf("word ".repeat(5000))).toHaveLength(300);
  expect(wordsOf("言葉".repeat(5000))).toHaveLength(300);
});

test("which words are rare is told by the beginnings of 1,000 cards", () => {
  const card = { term: "one", definition: "two" };
  const deck = [...Array.from({ length: 999 }, () => card), { term: "near", definition: `${"x".repeat(296)}edge beyond` }];
  const rarity = rarityIn([...deck, { term: "far", definition: "away" }]);
  expect(["near", "beyond", "far", "away"].map(rarity.knows)).toEqual([true, false, false, false]);
});

test("a choice is known by the beginning of its text and by its length", () => {
  expect(candidateOf("x".repeat(160_000), "Long")).toMatchObject({ normal: `${"x".repeat(600)}…160000`, length: 160_000 });
  // Marks are taken off as far as a text is read: what comes after is counted as it is written.
  expect(candidateOf(`${"a".repeat(900)}${"**b**".repeat(1000)}`, "").length).toBe(5900);
});
