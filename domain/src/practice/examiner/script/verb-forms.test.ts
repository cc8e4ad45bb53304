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
  ["to return", "帰る (かえる)", "かえります"],
  ["to see", "みます", "みる"],
  ["to eat", "たべる", "たべます"],
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
  ["to know", "知る (しる)", "します"],
  ["to go", "いきます", "いきる"],
  ["to come", "きます", "きる"],
  ["to return", "帰る (かえる)", "かえます"],
  ["to run", "はしる", "はします"],
  ["to sleep", "ねる", "ねります"],
  ["to read", "よみます", "よみる"],
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
