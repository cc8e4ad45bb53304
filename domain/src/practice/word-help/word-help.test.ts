import { describe, expect, test } from "vitest";
import { grade } from "../examiner/grade.ts";
import { helpedLanguage, helpedWord, noHelp, withHelp, type HelpedLanguage } from "./word-help.ts";

test.each([
  ["ja", "ja"],
  ["zh-TW", "zh"],
  ["it", "it"],
  ["de-AT", "de"],
  ["fr", "fr"],
  ["es", null],
  [null, null],
])("words of a side in %s get help in %s", (tag, expected) => {
  expect(helpedLanguage(tag)).toBe(expected);
});

test.each<[string, HelpedLanguage, string | null]>([
  [" 今日 ", "ja", "今日"],
  ["食べる", "ja", "食べる"],
  ["たべる", "ja", null],
  ["今日 (きょう)", "ja", null],
  ["今日は。", "ja", null],
  ["苹果", "zh", "苹果"],
  ["苹果 píngguǒ", "zh", null],
  ["casa", "it", "casa"],
  ["la casa", "it", null],
  ["![x](media/a.png)", "it", null],
  ["Haus", "de", "Haus"],
  ["Ärztin", "de", "Ärztin"],
  ["laufen", "de", null],
  ["das Haus", "de", null],
  ["œil", "fr", "œil"],
  ["l'œil", "fr", null],
  ["漢".repeat(21), "zh", null],
  ["", "it", null],
])("of the side '%s' in %s the word is %s", (side, language, word) => {
  expect(helpedWord(side, language)).toBe(word);
});

describe("a side with its help", () => {
  test("has the reading in brackets, or the article before it", () => {
    expect(withHelp("今日", { readings: ["きょう", "こんにち"], articles: [] })).toEqual(["今日 (きょう)", "今日 (こんにち)"]);
    expect(withHelp("casa", { readings: [], articles: ["la"] })).toEqual(["la casa"]);
    expect(withHelp("acqua", { readings: [], articles: ["l'"] })).toEqual(["l'acqua"]);
    expect(withHelp("xyz", noHelp)).toEqual([]);
  });

  test.each([
    ["今日 (きょう)", "今日"],
    ["今日 (きょう)", "きょう"],
    ["苹果 (píng guǒ)", "苹果"],
  ])("is still answered by the word alone: %s by %s", (definition, answer) => {
    expect(grade({ term: "today", definition, answer, deck: [] }).isCorrect).toBe(true);
  });
});
