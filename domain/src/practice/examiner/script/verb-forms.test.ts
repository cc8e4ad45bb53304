import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function scoreOf(term: string, definition: string, answer: string, deck: { term: string; definition: string }[] = []) {
  return grade({ term, definition, answer, deck }).score;
}

test.each([
  ["to write", "書く (かく)", "かきます"],
  ["to play", "あそぶ", "あそびます"],
  ["to sleep", "ねる", "ねます"],
  ["to swim", "およぎます", "およぐ"],
  ["to open (Arabic)", "فتح", "يفتح"],
  ["to drink", "شرب", "يشرب"],
])("%s, %s: %s is the same verb", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
});

test.each([
  ["to write", "書く (かく)", "ききます"],
  ["to return", "まつ", "まします"],
  ["to write (polite form)", "かきます", "かく"],
  ["he opened", "فتح", "يفتح"],
])("%s, %s: %s is not", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBeLessThan(90);
});

test("a deck that teaches both forms wants the one that it asks for", () => {
  const deck = [
    { term: "to swim", definition: "およぐ" },
    { term: "swims, to a stranger", definition: "およぎます" },
  ];
  expect(scoreOf("to swim", "およぐ", "およぎます", deck)).toBe(0);
});
