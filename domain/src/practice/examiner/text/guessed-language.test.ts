import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon } from "../knowledge/lexicon.ts";

const words: Record<string, readonly string[]> = {
  en: ["i", "would", "sing", "often", "to", "go", "out", "the", "song"],
  es: ["canté", "cantó", "canto", "cante", "canción"],
};
const lexicon = { ...noLexicon, isWord: (word: string, language: string) => words[language]?.includes(word) ?? null };

test("a word of a language that the deck uses is a word, not a slip, if the card itself does not show its language", () => {
  const deck = [
    { term: "cantar, yo, pretérito", definition: "canté" },
    { term: "los pájaros en la casa", definition: "the song" },
    { term: "una canción del mar", definition: "to go out" },
    { term: "I would often sing", definition: "la canción" },
  ];
  const score = (answer: string) => grade({ term: "cantar, yo, pretérito", definition: "canté", answer, deck }, lexicon).score;
  expect([score("canté"), score("cannté"), score("cantó"), score("canto")]).toEqual([100, 94, 0, 0]);
});

test("words of the question do not replace one another", () => {
  const score = (answer: string) =>
    grade({ term: "Lower neighbour of the upper shelf", definition: "middle lower shelf", answer, deck: [] }).score;
  expect(score("the middle lower shelf")).toBeGreaterThanOrEqual(90);
  expect(score("the middle upper shelf")).toBeLessThan(90);
});

test("a changed letter is wrong if it makes a common word", () => {
  const score = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;
  expect(score("the cup (German)", "die Tasse", "die Tasche")).toBe(0);
  expect([score("the cup (German)", "die Tasse", "die Kasse"), score("the wall (Polish)", "mur", "mor")]).toEqual([0, 0]);
  expect(score("the roof (German)", "das Dach", "das Bach")).toBe(0);
  expect(score("the roof (German)", "das Dach", "das Doch")).toBeLessThan(90);
});

test("an English answer is recognized even if its term could be English too", () => {
  const english = ["mesa", "table", "tablet", "pain", "bread", "bred", "la"];
  const others: Record<string, readonly string[]> = { en: english, es: ["mesa", "la"], fr: ["pain"] };
  const both = { ...noLexicon, isWord: (word: string, language: string) => others[language]?.includes(word) ?? null };
  const isRight = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }, both).isCorrect;
  expect(isRight("la mesa (Spanish)", "table", "tablet")).toBe(false);
  expect(isRight("le pain (French)", "bread", "bred")).toBe(false);
  expect(isRight("le pain (French)", "bread", "braed")).toBe(true);
});
