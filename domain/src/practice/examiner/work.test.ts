import { expect, test } from "vitest";
import { grade } from "./grade.ts";
import type { Lexicon } from "./knowledge/lexicon.ts";

/** A lexicon that counts its look-ups and finds nothing. */
function countingLexicon() {
  let questions = 0;
  const count = <T>(reply: T) => {
    questions += 1;
    return reply;
  };
  const lexicon: Lexicon = { isWord: () => count(false), profileOf: () => count(null), readings: () => count([]) };
  return { lexicon, questions: () => questions };
}

const words = (count: number, from: string) =>
  Array.from({ length: count }, (_, at) => from + String.fromCharCode(97 + (at % 26)) + "x".repeat(at % 7) + "yz".repeat(at % 11)).join(
    " ",
  );
const numbers = Array.from({ length: 10_000 }, (_, at) => at).join(" ");

// Look-ups are counted, not timed: a slow machine must not fail the test.
test.each([
  ["100,000 characters of words", words(12_000, "defin"), words(12_000, "answ")],
  ["10,000 numbers", "12 km", numbers],
  ["10,000 numbers for as many", numbers, `7 ${numbers}`],
  ["nested brackets", "x = (a + b)", `${"(".repeat(50_000)}a${")".repeat(50_000)}`],
  ["nested brackets with words", `${"(a ".repeat(3000)}${")".repeat(3000)}`, "(b ".repeat(3000)],
  ["denials", words(60, "thing"), `${"not ".repeat(20_000)}${words(60, "other")}`],
  ["a list of thousands", words(50, "item").replaceAll(" ", ", "), words(5000, "part").replaceAll(" ", ", ")],
  ["signs of Han for kana", "生".repeat(50), "なま".repeat(25)],
  ["100,000 signs of Han and kana", "生の".repeat(50_000), "なまの".repeat(33_000)],
  ["hedges", "Rome", " i think".repeat(12_000)],
])("%s: the number of look-ups is bounded", (_, definition, answer) => {
  const { lexicon, questions } = countingLexicon();
  grade({ term: "the term", definition, answer, deck: [] }, lexicon);
  expect(questions()).toBeLessThanOrEqual(400);
});
