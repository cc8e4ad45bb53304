import { describe, expect, test } from "vitest";

import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../knowledge/lexicon.ts";

const han: Record<string, string[]> = { 考试: ["kǎo shì"], 恤: ["xù"], 卡拉: ["kǎ lā"], 学习: ["xué xí"] };
const lexicon: Lexicon = { ...noLexicon, readings: (text, language) => (language === "zh" ? (han[text] ?? []) : []) };
const score = (term: string, definition: string, answer: string, deck: { term: string; definition: string }[] = []) =>
  grade({ term, definition, answer, deck }, lexicon).score;

describe("tones of pinyin", () => {
  test.each([
    ["马", "mǎ", "mà"],
    ["买", "mǎi", "mài"],
    ["汤", "tāng", "táng"],
    ["horse", "mǎ", "mà"],
    ["你好", "nǐ hǎo", "nǐ háo"],
    ["你好", "nǐ hǎo", "ni3 hao4"],
  ])("decide also where the deck has no language: %s, %s is not %s", (term, definition, answer) =>
    expect(score(term, definition, answer)).toBe(0),
  );

  test("are known by the rest of the deck", () => {
    expect(score("mother", "mā", "má", [{ term: "horse", definition: "mǎ" }])).toBe(0);
    expect(score("night (Māori)", "pō", "po")).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ["你好", "nǐ hǎo", "ni3 hao3"],
    ["中国", "zhōngguó", "zhong1guo2"],
    ["女", "nǚ", "nv3"],
    ["女", "nǚ", "nü3"],
  ])("may be typed as digits: %s, %s as %s", (term, definition, answer) => expect(score(term, definition, answer)).toBe(100));

  test("may be left out where nothing but the card shows that it is Chinese", () => {
    expect(score("learn", "xuéxí", "xuexi")).toBeGreaterThanOrEqual(90);
  });
});

test.each([
  ["Tokyo romaji", "Tōkyō", "Toukyou"],
  ["Kyoto romaji", "Kyōto", "Kyouto"],
  ["Osaka romaji", "Ōsaka", "Oosaka"],
  ["school (Japanese, romaji)", "gakkō", "gakkou"],
  ["東京", "Tōkyō", "toukyou"],
])("a long vowel of romaji may be typed as two letters: %s, %s as %s", (term, definition, answer) =>
  expect(score(term, definition, answer)).toBe(100),
);

test.each([
  ["毎年", "まいとし / まいねん", "まいにち"],
  ["日本", "にほん / にっぽん", "にほんご"],
  ["昨日", "きのう / さくじつ", "きのうえ"],
  ["七", "しち / なな", "ななつ"],
  ["book or letter (Arabic)", "كتاب / رسالة", "كاتب"],
  ["school (Arabic)", "مدرسة / كلية", "مدرسي"],
])("each of two readings is as strict as one: %s, %s is not %s", (term, definition, answer) => {
  expect(score(term, definition, answer)).toBe(0);
  for (const reading of definition.split(" / ")) expect(score(term, definition, reading)).toBe(100);
});

// wanakana 5.3.1 makes まtちゃ of the matcha that it wrote itself, and paateii of パーティー.
test.each([
  ["まっちゃ", "matcha"],
  ["まっちゃ", "maccha"],
  ["こっち", "kotchi"],
  ["パーティー", "paatii"],
  ["パーティー", "pātī"],
])("a doubled ch and a small vowel are read from Latin letters: %s as %s", (definition, answer) =>
  expect(score("What is it?", definition, answer)).toBe(100),
);

// @koozaki/romaji-conv 2.0.35 reads nn as one ん, so that konnichiwa becomes こんいちわ and minna みんあ.
test.each([
  ["こんにちは", "konnichiwa"],
  ["こんにちは", "konnichiha"],
  ["こんばんは", "konbanwa"],
  ["ではありません", "dewa arimasen"],
  ["みんな", "minna"],
  ["おんなのこ", "onnanoko"],
])("nn is ん and the beginning of the next sound, and the particle は is wa: %s as %s", (definition, answer) =>
  expect(grade({ term: "What is it?", definition, answer, language: "ja", deck: [] }).score).toBe(100),
);

test.each([
  ["こんにちは", "koniichiwa"],
  ["みんな", "mina"],
  ["はは", "hawa"],
])("another length or sound is another word: %s is not %s", (definition, answer) =>
  expect(grade({ term: "What is it?", definition, answer, language: "ja", deck: [] }).score).toBe(0),
);

describe("Korean in Latin letters", () => {
  test.each([
    ["학교", "hakgyo"],
    ["백마", "baengma"],
    ["백마", "baekma"],
    ["신라", "Silla"],
    ["감사합니다", "gamsahamnida"],
    ["안녕하세요", "annyeong haseyo"],
    ["좋아요", "joayo"],
    // es-hangul 2.4.0 writes the tense sound after two consonants: eopsseoyo, gapssi.
    ["없어요", "eopseoyo"],
    ["값이", "gapsi"],
    ["몫이", "moksi"],
  ])("is right by the Revised Romanisation: %s as %s", (definition, answer) => expect(score("What is it?", definition, answer)).toBe(100));

  test("is another word with another sound", () => {
    expect(score("What is it?", "학교", "haksaeng")).toBe(0);
    expect(score("What is it?", "김", "kim")).toBe(0);
  });
});
