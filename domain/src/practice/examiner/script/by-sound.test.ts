import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../knowledge/lexicon.ts";

const kana: Record<string, string[]> = {
  学校: ["がっこう"],
  学生: ["がくせい"],
  花: ["はな"],
  鼻: ["はな"],
  友達: ["ともだち"],
  友だち: ["ともだち"],
  先生: ["せんせい"],
  今日: ["きょう", "こんにち"],
  私は学生です: ["わたしはがくせいです"],
  日本: ["にほん", "にっぽん"],
  寿司: ["すし"],
  勉強: ["べんきょう"],
  父: ["ちち"],
};
const pinyin: Record<string, string[]> = { 朋友: ["péng yǒu"], 马: ["mǎ"], 学校: ["xué xiào"], 你好: ["nǐ hǎo"], 妈妈: ["mā ma"] };
const lexicon: Lexicon = { ...noLexicon, readings: (text, language) => (language === "ja" ? kana : pinyin)[text] ?? [] };

type BySoundInput = { deck?: { term: string; definition: string }[]; language?: string };

function marked(term: string, definition: string, answer: string, { deck = [], language }: BySoundInput = {}) {
  const { score, rule } = grade({ term, definition, answer, deck, ...(language === undefined ? {} : { language }) }, lexicon);
  return [score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule];
}

describe("a card in Han characters without a reading", () => {
  test.each([
    ["school (Japanese)", "学校", "がっこう", "right"],
    ["school (Japanese)", "学校", "ガッコウ", "right"],
    ["school (Japanese)", "学校", "gakkō", "right"],
    ["school (Japanese)", "学校", "gakkou", "right"],
    ["school (Japanese)", "学校 (noun)", "がっこう", "right"],
    ["to study (Japanese)", "勉強 (する)", "べんきょう", "right"],
    ["today (Japanese)", "今日", "こんにち", "right"],
    ["I am a student (Japanese)", "私は学生です", "watashi wa gakusei desu", "right"],
    ["father, school (Japanese)", "父 / 学校", "がっこう", "right"],
    ["school (Japanese)", "学校", "がくせい", "wrong"],
    ["school (Japanese)", "学校", "xuéxiào", "wrong"],
    ["friend (Chinese)", "朋友", "péngyou", "right"],
    ["friend (Chinese)", "朋友", "peng2you3", "right"],
    ["friend (Chinese)", "朋友", "pengyou", "a part"],
    ["horse (Chinese)", "马", "ma", "a part"],
    ["horse (Chinese)", "马", "mā", "wrong"],
    ["school (Chinese)", "学校", "gakkou", "wrong"],
    ["school (Cantonese)", "学校", "xuéxiào", "wrong"],
  ])("%s, %s: %s is %s", (term, definition, answer, verdict) => {
    expect(marked(term, definition, answer)[0]).toBe(verdict);
  });

  test("its sound is worth a part if the question asks for the characters", () => {
    expect(marked("flower (Japanese, kanji)", "花", "はな")).toEqual(["a part", "only-said"]);
    expect(marked("friend (Chinese, characters)", "朋友", "péngyou")).toEqual(["a part", "only-said"]);
    expect(marked("letter, character (Japanese)", "花", "はな")).toEqual(["right", "reading"]);
  });

  test("its sound is not accepted if the question contains it", () => {
    expect(marked("がっこう", "学校", "がっこう")[0]).toBe("wrong");
    expect(marked("がっこう", "学校", "gakkou")[0]).toBe("wrong");
    expect(marked("nǐ hǎo", "你好", "ni3hao3")[0]).toBe("wrong");
    expect(marked("sushi (Japanese)", "寿司", "sushi")[0]).toBe("wrong");
  });

  test("a reading on the card is the only one that is accepted", () => {
    expect(marked("Japan (Japanese)", "日本 (にほん)", "にっぽん")[0]).toBe("wrong");
    expect(marked("Japan (Japanese)", "日本 (Nihon)", "Nippon")[0]).toBe("wrong");
    expect(marked("Japan (Japanese)", "日本", "Nippon")[0]).toBe("right");
  });
});

describe("a deck that names no language", () => {
  const withKana = { deck: [{ term: "umbrella", definition: "かさ" }] };

  test("is Japanese if a card or the answer has kana", () => {
    expect(marked("school", "学校", "gakkou", withKana)[0]).toBe("right");
    expect(marked("school", "学校", "xuéxiào", withKana)[0]).toBe("wrong");
    expect(marked("school", "学校", "がっこう")[0]).toBe("right");
  });

  test("may be either otherwise, or has the language of its setting", () => {
    expect(marked("school", "学校", "gakkou")[0]).toBe("right");
    expect(marked("school", "学校", "xuéxiào")[0]).toBe("right");
    expect(marked("school", "学校", "gakkou", { language: "zh" })[0]).toBe("wrong");
    expect(marked("school", "学校", "xuéxiào", { language: "ja" })[0]).toBe("wrong");
  });
});

test.each([
  ["friend (Japanese)", "友達", "友だち", "right"],
  ["friend (Japanese)", "友だち", "友達", "right"],
  ["teacher (Japanese)", "せんせい", "先生", "right"],
  ["hello (Chinese)", "nǐ hǎo", "你好", "right"],
  ["flower (Japanese)", "花", "鼻", "wrong"],
  ["flower (Japanese)", "はな", "鼻", "wrong"],
  ["teacher (Japanese, reading)", "せんせい", "先生", "wrong"],
  ["先生", "せんせい", "先生", "wrong"],
  ["hello (Chinese, pinyin)", "nǐ hǎo", "你好", "wrong"],
])("the same word in other characters: %s, %s: %s is %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)[0]).toBe(verdict);
});

test("without a dictionary the sound is unknown, and nothing else changes", () => {
  const { score } = grade({ term: "school (Japanese)", definition: "学校", answer: "がっこう", deck: [] });
  expect(score).toBe(0);
});
