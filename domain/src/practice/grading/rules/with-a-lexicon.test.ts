import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../question/lexicon.ts";

const words: Record<string, string[]> = {
  en: ["strange", "weird", "manet", "monet", "house"],
  pt: ["avo", "avó", "pao", "pau", "pão"],
  sv: ["hosta", "hösta", "tala", "tåla"],
};
const lexicon: Lexicon = {
  ...noLexicon,
  isWord: (word, language) => words[language]?.includes(word) ?? null,
  areSynonyms: (a, b) => [a, b].toSorted().join() === "strange,weird",
};

function marked(term: string, definition: string, answer: string) {
  const { score, rule } = grade({ term, definition, answer, deck: [] }, lexicon);
  return [score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule];
}

describe("knowledge of a lexicon", () => {
  test.each([
    ["esquisito (Portuguese)", "strange", "weird", "right", "synonym"],
    ["Painter", "Claude Monet", "Manet", "wrong", "no-match"],
    ["Painter", "Claude Monet", "Mohnet", "right", "spelling"],
    ["grandfather (Portuguese)", "avô", "avo", "a part", "accent-part"],
    ["speak (Swedish)", "tala", "tåla", "wrong", "accent-word"],
    ["love (Swedish)", "kärlek", "karlek", "right", "accents"],
    ["stick (Portuguese)", "o pau", "o pão", "wrong", "no-match"],
  ])("%s, %s: %s is %s by %s", (term, definition, answer, verdict, rule) => {
    expect(marked(term, definition, answer)).toEqual([verdict, rule]);
  });

  test("it is used only by rules that need it", () => {
    const lookedUp: string[] = [];
    const recording: Lexicon = {
      ...noLexicon,
      isWord: (word) => (lookedUp.push(word), null),
      areSynonyms: (a, b) => (lookedUp.push(a, b), false),
    };
    expect(grade({ term: "q", definition: "Paris", answer: "It is Paris.", deck: [] }, recording).isCorrect).toBe(true);
    expect(lookedUp).toEqual([]);
    grade({ term: "q", definition: "strange", answer: "weird", deck: [] }, recording);
    expect(lookedUp).not.toEqual([]);
  });
});

describe("a given language", () => {
  const score = (definition: string, answer: string, language?: string) =>
    grade({ term: "q", definition, answer, deck: [], ...(language === undefined ? {} : { language }) }, lexicon).score;

  test("is not guessed", () => {
    expect(score("schon", "schön")).toBeGreaterThanOrEqual(90);
    expect(score("schon", "schön", "de")).toBe(0);
    expect(score("tala", "tåla", "sv")).toBe(0);
    expect(score("avô", "avo", "pt")).toBe(60);
  });

  test("without any data changes nothing", () => {
    expect(score("talo", "talo", "fi")).toBe(100);
    expect(score("talo", "constructor", "constructor")).toBe(0);
  });
});

describe("names", () => {
  test.each([
    ["Leonardo da Vinci", "da Vinci", "right", "short-name"],
    ["Vincent van Gogh", "Gogh", "right", "short-name"],
    ["Leonardo da Vinci", "Leonardo", "right", "short-name"],
    ["Thomas Hobbes", "T. Hobbes", "right", "short-name"],
    ["Thomas Hobbes", "Thomas", "wrong", "short-name"],
    ["Thomas Hobbes", "Robert Hobbes", "a part", "other-first-name"],
    ["Pieter Brueghel the Younger", "Brueghel", "a part", "several-of-the-name"],
  ])("%s: %s is %s by %s", (definition, answer, verdict, rule) => {
    expect(marked("q", definition, answer)).toEqual([verdict, rule]);
  });
});
