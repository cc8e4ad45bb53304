import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon } from "../knowledge/lexicon.ts";

const lexicon = { ...noLexicon, isWord: (word: string) => word === "мат" };

function marked(term: string, definition: string, answer: string) {
  const { score } = grade({ term, definition, answer, deck: [] }, lexicon);
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["taxi (Japanese)", "タクシー (takushī)", "タクシ", "a part"],
  ["doctor (Japanese)", "先生 (せんせい, sensei)", "せんせ", "a part"],
  ["ice (Japanese)", "氷 (こおり, kōri)", "こり", "wrong"],
  ["hospital (Japanese)", "病院 (びょういん, byōin)", "びょいん", "a part"],
  ["hospital (Japanese)", "病院 (びょういん, byōin)", "びよういん", "wrong"],
  ["to write (Japanese)", "書く (かく, kaku)", "kakimasu", "a part"],
  ["to write (Japanese)", "書く (かく, kaku)", "yomimasu", "wrong"],
])("a long vowel or an n that kana leave out, and a polite form: %s, %s: %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});

test.each([
  ["bus station (Chinese)", "汽车站 (qìchēzhàn)", "车站", "a part"],
  ["bus station (Chinese)", "汽车站 (qìchēzhàn)", "汽车", "wrong"],
  ["dishonest (Chinese)", "不老实", "老实", "wrong"],
  ["to take a photo (Chinese)", "拍 照片 (pāi zhàopiàn)", "zhaopian", "a part"],
  ["hello (Chinese)", "你好 (nǐhǎo)", "nǐhao", "a part"],
  ["hello (Chinese)", "你好 (nǐhǎo)", "nǐhào", "wrong"],
])("the last part of a Chinese word, and a tone left out: %s, %s: %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});

test.each([
  ["to eat (Korean)", "먹다 (meokda)", "먹어요", "a part"],
  ["to work (Korean)", "일하다 (ilhada)", "일해요", "a part"],
  ["to eat (Korean)", "먹다 (meokda)", "마셔요", "wrong"],
  ["notebook (Russian)", "тетрадь", "тетрад", "a part"],
  ["mother (Russian)", "мать", "мат", "wrong"],
  ["the garden (Hebrew)", "הגן", "גן", "a part"],
  ["big (Hebrew)", "גדול", "גָּדֹל", "right"],
  ["big (Hebrew)", "גדול", "גיל", "wrong"],
  ["family (Hindi)", "परिवार", "परीवार", "a part"],
  ["family (Hindi)", "परिवार", "परिवर", "a part"],
  ["family (Hindi)", "परिवार", "सरकार", "wrong"],
  ["day (Hindi)", "दिन", "दीन", "wrong"],
])("a character left out that makes no other word: %s, %s: %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});
